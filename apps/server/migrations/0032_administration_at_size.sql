-- Which rows a page of a list shows is found in an index alone, however far the page; only those are read whole. What
-- filters, searches and counts is beside the id here: a fifteenth of the rows themselves.
create index partner_list on partner (id)
  include (active, score, grade, online, valid_from, valid_to, folded) where deleted_at is null;
create index offer_list on offer (id)
  include (active, partner_id, valid_from, valid_to, folded) where deleted_at is null;
create index user_list on "user" (id)
  include (active, client_id, company_id, onboarding_status, folded) where deleted_at is null;

-- the orders of 20,000 offers and as many people that no index had yet
create index offer_active on offer (active, id) where deleted_at is null;
create index offer_position on offer (position, id desc) where deleted_at is null;
create index user_created on "user" (date_created, id) where deleted_at is null;

-- what is counted and told beside each client and each of its people
create index user_of_client on "user" (client_id, active) where deleted_at is null;
create index message_of_onboarding on message (user_id, id desc) where kind in ('ONBOARDING', 'ONBOARDING_REMINDER');

create index audit_action on audit (action, id desc);

-- whether a name is taken is asked with every save
create index subcategory_name_cs on subcategory (category_id, lower(name ->> 'cs')) where deleted_at is null;
create index subcategory_name_sk on subcategory (category_id, lower(name ->> 'sk')) where deleted_at is null;
create index subcategory_name_en on subcategory (category_id, lower(name ->> 'en')) where deleted_at is null;

-- What changed is noted by statements PostgreSQL plans once, and told of after the commit: it lets transactions that
-- notify commit only one after the other, each waiting for the disk alone.
create function note_written_rows() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (table_name, row_ids)
  select tg_table_name, array_agg(id) from written having count(*) > 0;
  return null;
end $$;
do $$
declare
  noting text;
begin
  foreach noting in array
    array['partner', 'branch_office', 'offer', 'category', 'subcategory', 'client', 'article']
  loop
    execute format('create or replace trigger note_insert after insert on %I
      referencing new table as written for each statement execute function note_written_rows()', noting);
    execute format('create or replace trigger note_update after update on %I
      referencing new table as written for each statement execute function note_written_rows()', noting);
    execute format('create or replace trigger note_delete after delete on %I
      referencing old table as written for each statement execute function note_written_rows()', noting);
  end loop;
end $$;

create or replace function note_catalogue_change() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into catalogue_change (table_name, row_ids)
     select %L, array_agg(distinct %I) from %s having count(*) > 0',
    tg_argv[0], tg_argv[1],
    case tg_op when 'UPDATE' then '(table old_rows union all table new_rows) x'
               when 'INSERT' then 'new_rows' else 'old_rows' end
  );
  return null;
end $$;
create trigger note_insert after insert on branch_office_subcategory referencing new table as new_rows
  for each statement execute function note_catalogue_change('branch_office', 'branch_office_id');
create trigger note_update after update on branch_office_subcategory
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_catalogue_change('branch_office', 'branch_office_id');
create trigger note_delete after delete on branch_office_subcategory referencing old table as old_rows
  for each statement execute function note_catalogue_change('branch_office', 'branch_office_id');

create or replace function note_media_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (table_name, row_ids)
  select record, array_agg(distinct id) from (
    select 'partner' as record, p.id
      from new_rows m join partner p on m.uuid in (p.logo, p.cover)
    union all select 'offer', i.offer_id from new_rows m join offer_image i on i.media_uuid = m.uuid
    union all select 'category', c.id from new_rows m join category c on c.image = m.uuid
    union all select 'subcategory', s.id from new_rows m join subcategory s on s.image = m.uuid
  ) x
  group by record;
  return null;
end $$;
