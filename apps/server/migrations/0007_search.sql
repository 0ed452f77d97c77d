-- What is searched for, to find what people miss: keywords by day, never by whom.
create table search_log (
  day date not null default (now() at time zone 'Europe/Prague')::date,
  keyword text not null,
  searches integer not null default 1,
  result_count integer not null,
  primary key (day, keyword)
);
comment on column search_log.keyword is 'Folded: lower case, without diacritics';
comment on column search_log.result_count is 'Of the last search of the day, as its reader saw it';
