-- When what keeps an installation well was last done, by whatever node or command, so that every node can say how long ago.
create table upkeep (
  name text primary key,
  done_at timestamptz not null default now(),
  findings integer not null default 0 check (findings >= 0)
);
comment on table upkeep is 'What must be done again and again: when it was done last, and how much was wrong then';
