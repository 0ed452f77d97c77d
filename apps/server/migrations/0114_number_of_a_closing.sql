-- expand
-- A closing has a number of its year's series, as the other documents of the house: it is given when the closing
-- begins, and one that has begun is never taken back, so the series has no gap.
alter table book_close
  add column year integer,
  add column number integer check (number > 0),
  add constraint book_close_numbered check ((year is null) = (number is null));
comment on column book_close.number is 'Behind the last one of its year; nothing while a version that knows none begins it';

alter table book_close disable trigger keep;
update book_close c set year = n.year, number = n.number
from (
  select
    id, extract(year from made_at at time zone 'Europe/Prague')::int as year,
    row_number() over (
      partition by extract(year from made_at at time zone 'Europe/Prague')::int order by id
    )::int as number
  from book_close
) n
where n.id = c.id;
alter table book_close enable trigger keep;
create unique index book_close_number on book_close (year, number);

-- How far the files of a closing are: written beside the one transaction that makes them, and gone with it.
create table book_close_progress (
  close_id integer primary key references book_close (id),
  made integer not null default 0 check (made >= 0),
  files integer not null check (files >= made)
);
comment on table book_close_progress is 'Of a closing that is being made: how many of its files there are already';
