-- What changed, row by row: every node follows the catalogue it keeps in memory by these, instead of making it anew.
-- Nobody waits for anybody here, as writers did for the rows of catalogue_version.
drop table catalogue_version;
create table catalogue_change (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  table_name text not null,
  row_ids integer[],
  at timestamptz not null default now()
);
comment on table catalogue_change is 'A table of which readers may see something else since; with row_ids, which of its rows. Kept for a day.';
comment on column catalogue_change.xid is 'The transaction: rows of a transaction older than every running one are all there';
create index catalogue_change_xid on catalogue_change (xid);
create index catalogue_change_at on catalogue_change (at);

-- Nobody is told inside the transaction: PostgreSQL lets transactions that notify commit only one after the other, each
-- waiting for the disk alone. The table itself, by a statement that is planned once:
create function note_written_rows() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (table_name, row_ids)
  select tg_table_name, array_agg(id) from written having count(*) > 0;
  return null;
end $$;
-- a table that is part of another's record; arguments: that other, and the column of its id
create function note_part_of_record() returns trigger language plpgsql as $$
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

do $$
declare
  noting text;
  part record;
begin
  foreach noting in array
    array['partner', 'branch_office', 'offer', 'category', 'subcategory', 'client', 'article']
  loop
    execute format('create trigger note_insert after insert on %I
      referencing new table as written for each statement execute function note_written_rows()', noting);
    execute format('create trigger note_update after update on %I
      referencing new table as written for each statement execute function note_written_rows()', noting);
    execute format('create trigger note_delete after delete on %I
      referencing old table as written for each statement execute function note_written_rows()', noting);
  end loop;
  for part in
    select * from (values
      ('partner_subcategory', 'partner', 'partner_id'),
      ('branch_office_subcategory', 'branch_office', 'branch_office_id'),
      ('offer_subcategory', 'offer', 'offer_id'),
      ('offer_image', 'offer', 'offer_id')
    ) t (source, record, id_column)
  loop
    execute format('create trigger note_insert after insert on %I referencing new table as new_rows
      for each statement execute function note_part_of_record(%L, %L)',
      part.source, part.record, part.id_column);
    execute format('create trigger note_update after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function note_part_of_record(%L, %L)',
      part.source, part.record, part.id_column);
    execute format('create trigger note_delete after delete on %I referencing old table as old_rows
      for each statement execute function note_part_of_record(%L, %L)',
      part.source, part.record, part.id_column);
  end loop;
end $$;

-- a picture cut anew is seen wherever it stands
create function note_media_change() returns trigger language plpgsql as $$
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
create trigger note_update after update on media referencing new table as new_rows
  for each statement execute function note_media_change();
