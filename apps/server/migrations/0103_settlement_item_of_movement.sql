-- expand
-- widens settlement_item_user_id_movement_id_fkey

-- A foreign key locked the row of every payment that was settled: half of what settling a million of them cost. That a
-- movement is there is asked once for all that a statement takes; that it stays is the ledger's own doing, whose
-- entries refer to it and are never taken away.
alter table settlement_item drop constraint settlement_item_user_id_movement_id_fkey;

create function refuse_items_without_movement() returns trigger language plpgsql as $$
begin
  if exists (
    select
    from item i
    where not exists (select from movement m where m.user_id = i.user_id and m.id = i.movement_id)
  ) then
    raise exception 'a settlement is of movements that are there' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create trigger of_movements after insert on settlement_item
  referencing new table as item
  for each statement execute function refuse_items_without_movement();
