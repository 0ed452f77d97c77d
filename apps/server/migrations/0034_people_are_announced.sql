-- What a person is told of themselves is kept in memory of every node: the tables it is made of say themselves whose has
-- changed, whoever writes. By NOTIFY to every node, and by a notice to the connection that writes, so that its process
-- knows before it answers (platform/db/named-statements.ts).
create function announce(channel text, payload text) returns void language plpgsql as $$
begin
  perform pg_notify(channel, payload);
  raise notice using errcode = 'CA001', message = payload, detail = channel;
end $$;

-- everything but what changes with every sign-in, letter and save; who they are to a session concerns their sessions, too
create function announce_user() returns trigger language plpgsql as $$
declare
  unseen constant text[] := array[
    'failed_logins', 'locked_until', 'last_login_at', 'newsletter_sent_at', 'onboarding_sent_at', 'version',
    'last_modified', 'last_modified_by', 'name_sort_cs', 'name_sort_sk', 'folded'
  ];
begin
  if (old.roles, old.client_id, old.active, old.deleted_at) is distinct from
    (new.roles, new.client_id, new.active, new.deleted_at)
  then
    perform announce('session', 'users ' || new.id);
  elsif to_jsonb(old) - unseen is distinct from to_jsonb(new) - unseen then
    perform announce('session', 'people ' || new.id);
  end if;
  return null;
end $$;
create trigger announce after update on "user" for each row execute function announce_user();

create function announce_owner() returns trigger language plpgsql as $$
begin
  perform announce('session', 'people ' || case tg_op when 'DELETE' then old.user_id else new.user_id end);
  return null;
end $$;
-- a step without a row is still to be taken, as one that was only made
create trigger announce_insert after insert on task
  for each row when (new.status = 'COMPLETED') execute function announce_owner();
create trigger announce_update after update on task
  for each row when (old.status is distinct from new.status) execute function announce_owner();
create trigger announce_delete after delete on task
  for each row when (old.status = 'COMPLETED') execute function announce_owner();

-- whether only the employer signs its people in
create function announce_client() returns trigger language plpgsql as $$
begin
  perform announce('session', 'client ' || case tg_op when 'DELETE' then old.client_id else new.client_id end);
  return null;
end $$;
create trigger announce_change after insert or delete on client_sign_in
  for each row execute function announce_client();
create trigger announce_update after update on client_sign_in
  for each row when ((old.enabled, old.is_only) is distinct from (new.enabled, new.is_only))
  execute function announce_client();

-- the logo of an employer is a picture as others are
create or replace function note_media_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (table_name, row_ids)
  select record, array_agg(distinct id) from (
    select 'partner' as record, p.id
      from new_rows m join partner p on m.uuid in (p.logo, p.cover)
    union all select 'offer', i.offer_id from new_rows m join offer_image i on i.media_uuid = m.uuid
    union all select 'category', c.id from new_rows m join category c on c.image = m.uuid
    union all select 'subcategory', s.id from new_rows m join subcategory s on s.image = m.uuid
    union all select 'client', k.id from new_rows m join client k on k.logo = m.uuid
  ) x
  group by record;
  return null;
end $$;
