-- expand
-- What is kept of a settlement is invoiced to its partner, who is told of it by mail.
alter table partner_contract add column seller_id integer references company (id);
comment on column partner_contract.seller_id is 'The company that issues its settlements and invoices commission by them; null: none can be issued yet';
update partner_contract set seller_id = (
  select min(seller_id) from client_contract where deleted_at is null having count(distinct seller_id) = 1
);

create table settlement_document (
  settlement_id integer primary key references settlement (id),
  issued_on date not null,
  seller jsonb not null,
  buyer jsonb not null
);
comment on table settlement_document is 'A settlement as a document: who issued it to whom, as they were on that day';
create function keep_settlement_documents() returns trigger language plpgsql as $$
begin
  raise exception 'a document of a settlement is never changed: what was wrong is put right by the next one';
end $$;
create trigger keep before update or delete on settlement_document for each row execute function keep_settlement_documents();

create table settlement_notice (
  settlement_id integer primary key references settlement (id),
  email text,
  told_at timestamptz not null default now()
);
comment on table settlement_notice is 'That a partner was told of a settlement by mail';
comment on column settlement_notice.email is 'Where it went; null of what had no address to go to, and of what was approved before settlements were sent';
insert into settlement_notice (settlement_id) select id from settlement where status <> 'DRAFT';
