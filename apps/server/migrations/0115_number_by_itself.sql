-- expand
-- A closing takes its number when it begins, whoever begins it: a node of the version before names none, and wrote
-- closings without one while it was replaced. Who begins one holds the books until the end, so two never take the same.
create or replace function number_closing() returns trigger language plpgsql as $$
begin
  if new.number is null then
    new.year := extract(year from now() at time zone 'Europe/Prague')::int;
    new.number := coalesce((select max(number) from book_close where year = new.year), 0) + 1;
  end if;
  return new;
end $$;
create or replace trigger number_itself before insert on book_close
  for each row execute function number_closing();
comment on column book_close.number is 'Behind the last one of its year, by the trigger number_itself';

-- Those that were written without one, behind the last of their year; the trigger above let no other begin meanwhile.
alter table book_close disable trigger keep;
update book_close c set year = n.year, number = n.number
from (
  select
    b.id, y.year,
    coalesce((select max(number) from book_close where year = y.year), 0)
    + row_number() over (partition by y.year order by b.id)::int as number
  from book_close b
  cross join lateral (select extract(year from b.made_at at time zone 'Europe/Prague')::int as year) y
  where b.number is null
) n
where n.id = c.id;
alter table book_close enable trigger keep;
