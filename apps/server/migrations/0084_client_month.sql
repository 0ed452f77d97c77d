-- A month of a client is invoiced once and only once.
create table client_month (
  client_id integer not null references client (id),
  month date not null check (extract(day from month) = 1),
  client_contract_id integer not null references client_contract (id),
  fees_id integer references client_document (id),
  used_id integer references client_document (id),
  statement_id integer references client_document (id),
  made_by integer not null,
  made_at timestamptz not null default now(),
  primary key (client_id, month)
);
comment on table client_month is 'What was issued for a month of a client: its row is what keeps the month from being invoiced again';
comment on column client_month.fees_id is 'The invoice of its fees; null where there were none';
comment on column client_month.used_id is 'The invoice of the credits that were used, where the client pays afterwards';
