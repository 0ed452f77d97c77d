-- expand
-- A token is replaced when its owner proves who they are; requests on their way with the one before are still taken.
alter table session
  add column previous_hash bytea,
  add column previous_until timestamptz,
  add column renamed_at timestamptz;
comment on column session.previous_hash is
  'SHA-256 of the token before the last proof; it signs in until previous_until and proves nothing';
comment on column session.renamed_at is
  'Since when its cookie has a name with __Host- or __Secure-; by the name without it is taken half a minute longer';
create index session_of_previous on session (previous_hash) where previous_hash is not null;
