-- Lists of people, deposits, messages and the audit, at 50,000 people and what belongs to them: what they are searched
-- and filtered by stands in an index, and is read there alone.
alter table deposit add column folded text generated always as (lower(gateway_ref)) stored;
comment on column deposit.folded is 'What administrators search by';
create index deposit_list on deposit (id) include (folded, status);
create index deposit_folded on deposit using gin (folded gin_trgm_ops);

-- what the addressee is called stands in the message, so that a search need not ask for every addressee
alter table message add column folded text not null default '';
comment on column message.folded is 'What administrators search by: where it went, and what its person is found by; kept by triggers';
update message m set folded = lower(m.recipient) || ' ' || coalesce((select u.folded from "user" u where u.id = m.user_id), '');
create function fold_message() returns trigger language plpgsql as $$
begin
  new.folded := lower(new.recipient) || ' ' || coalesce((select u.folded from "user" u where u.id = new.user_id), '');
  return new;
end $$;
create trigger fold_message before insert or update of recipient, user_id on message
  for each row execute function fold_message();
create function fold_messages_of_person() returns trigger language plpgsql as $$
begin
  update message set folded = lower(recipient) || ' ' || new.folded where user_id = new.id;
  return null;
end $$;
create trigger fold_messages after update of folded on "user"
  for each row when (old.folded is distinct from new.folded) execute function fold_messages_of_person();
create index message_list on message (id) include (folded, status, channel);
create index message_folded on message using gin (folded gin_trgm_ops);

drop index user_list;
create index user_list on "user" (id)
  include (active, client_id, company_id, onboarding_status, roles, folded) where deleted_at is null;

create index user_active on "user" (active, id) where deleted_at is null;

-- the newest of each, and counted without reading an entry
drop index audit_user;
drop index audit_at;
drop index audit_action;
create index audit_entity_newest on audit (entity, id desc) include (action, user_id, at);
create index audit_user on audit (user_id, id desc) include (entity, action, at);
create index audit_at on audit (at, id) include (entity, action, user_id);
create index audit_action on audit (action, id desc) include (user_id, at);
