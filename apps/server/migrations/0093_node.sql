-- expand
-- Which nodes run, and up to which migration each knows the database: a contract waits for those that do not know it.
create table node (
  id text primary key,
  knows text not null,
  role text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
comment on table node is 'Nodes of the portal that run; one that was not heard of for 45 seconds does not';
comment on column node.knows is 'The last migration of its version';
