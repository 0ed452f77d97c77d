-- Who changed what and when (domain 7.22): append only; before and after hold the fields that differ.
create table audit (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  user_id integer,
  action text not null check (action in ('CREATE', 'UPDATE', 'COPY', 'ACTIVATE', 'DEACTIVATE', 'REMOVE', 'ORDER', 'IMPORT', 'VIEW')),
  entity text not null,
  entity_id integer,
  before jsonb,
  after jsonb,
  ip text
);
comment on table audit is 'Changes made in the administration, and looks at what is private';
comment on column audit.entity is 'The table the record lives in, in camelCase';
comment on column audit.entity_id is 'Null where a change concerns many, such as an import';
create index audit_entity on audit (entity, entity_id, id desc);
create index audit_user on audit (user_id, id desc);
create index audit_at on audit (at);
