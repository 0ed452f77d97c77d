-- expand
-- Who runs the portal: the law has the operator of a site named on it, with an address that can be written to.
create table operator (
  id smallint primary key check (id = 1),
  company_id integer references company (id),
  email text,
  phone text,
  version integer not null default 1,
  date_created timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  last_modified_by integer,
  check ((company_id is null) = (email is null))
);
comment on table operator is 'One row, or none until it is saved for the first time';
comment on column operator.company_id is 'The legal entity that runs the portal; null while nobody is named';
comment on column operator.email is 'Where anybody may write to it';
comment on column operator.phone is 'Where anybody may call it; null shows none';
