-- expand
-- A new regime of the tax law is one line of a migration: `select add_regime('SK_PENSION');`. Nine tables list them.
create function add_regime(added text) returns integer language plpgsql as $$
declare
  list record;
  widened integer := 0;
begin
  for list in
    select c.conrelid::regclass as of_table, c.conname as name, pg_get_constraintdef(c.oid) as told
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace
      -- a rule about a regime and something else has more columns
      and a.attname in ('regime', 'tax_regime') and pg_get_constraintdef(c.oid) like '%''CZ_LEISURE''::text%'
    order by c.conrelid::regclass::text, c.conname
  loop
    if list.told like '%' || quote_literal(added) || '::text%' then
      raise exception '% knows % already', list.of_table, added;
    end if;
    -- whatever the shorter list let through is in the longer one: nothing is looked at, and no table is held for it
    execute format(
      'alter table %s drop constraint %I, add constraint %I %s not valid',
      list.of_table, list.name, list.name,
      replace(
        replace(list.told, ' NOT VALID', ''),
        '''CZ_LEISURE''::text', quote_literal(added) || '::text, ''CZ_LEISURE''::text'
      )
    );
    widened := widened + 1;
  end loop;
  return widened;
end $$;
comment on function add_regime is 'Adds a regime to every list of them in a check of the database; answers how many lists that were';
