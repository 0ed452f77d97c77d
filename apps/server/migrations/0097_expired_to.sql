-- expand
-- Whose what expires is, of credits that were paid for when they were given.
alter table client_contract
  add column expired_to text not null default 'OPERATOR' check (expired_to in ('CLIENT', 'OPERATOR'));
comment on column client_contract.expired_to is 'Who has what expires of credits that were ordered or invoiced: its client, beforehand, or the operator; of others nothing is paid';
