-- Documents go to employers by mail, and what is overdue is reminded of twice.
create table client_document_notice (
  document_id integer not null references client_document (id),
  occasion text not null check (occasion in ('ISSUED', 'FIRST_REMINDER', 'SECOND_REMINDER')),
  email text,
  told_at timestamptz not null default now(),
  primary key (document_id, occasion)
);
comment on table client_document_notice is 'What an employer was told of a document by mail, each once';
comment on column client_document_notice.email is 'Where it went; null of what had no address to go to, and of what was issued before documents were sent';
insert into client_document_notice (document_id, occasion) select id, 'ISSUED' from client_document;

alter table client_contract add column reminder_days integer check (reminder_days between 1 and 60);
comment on column client_contract.reminder_days is 'Days after an invoice is due until it is reminded of, and again until the second time; null: never';
update client_contract set reminder_days = 7;

alter table message add column language text check (language in ('CZ', 'SK', 'EN'));
comment on column message.language is 'Of what goes to a company, which is nobody of the portal; people have their own';
alter table message add constraint message_addressee check ((user_id is null) = (language is not null)) not valid;
