-- Every table that readers see something of notes by itself that it was written, whoever writes: nobody has to remember
-- to say so. Seven note their rows (migration 0031); the others are small, and of them everything is read again.
create function note_written_table() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (table_name) select tg_argv[0] where exists (select 1 from written);
  return null;
end $$;

do $$
declare
  source record;
begin
  for source in
    select * from (values
      ('announcement', 'announcement'),
      ('article_media', 'article'),
      ('article_partner', 'article'),
      ('carousel', 'carousel'),
      ('client_employer', 'client'),
      ('map_filters', 'map_filters'),
      ('offer_branch_office', 'offer'),
      ('partner_gallery', 'partner'),
      ('place', 'place'),
      ('promo_row', 'promo_row'),
      ('promo_row_item', 'promo_row')
    ) t (name, record)
  loop
    execute format('create trigger note_insert after insert on %I referencing new table as written
      for each statement execute function note_written_table(%L)', source.name, source.record);
    execute format('create trigger note_update after update on %I referencing new table as written
      for each statement execute function note_written_table(%L)', source.name, source.record);
    execute format('create trigger note_delete after delete on %I referencing old table as written
      for each statement execute function note_written_table(%L)', source.name, source.record);
  end loop;
end $$;
-- nobody sees a picture that has only just come
create trigger note_cut after update on media referencing new table as written
  for each statement execute function note_written_table('media');
create trigger note_delete after delete on media referencing old table as written
  for each statement execute function note_written_table('media');
