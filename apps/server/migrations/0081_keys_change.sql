-- Every key under which something may be sealed, not one for ever: a node needs all of them, and the last one is left
-- when everything was sealed anew. What recognises (phones, recovery codes, links in mails) has a key of its own, sealed
-- by the installation's, so that it outlives that one.
alter table installation_key drop column is_only;
alter table installation_key add primary key (fingerprint);
comment on table installation_key is 'The keys that secrets may be sealed with, so that a node without one of them is found at its start';

create table installation_secret (
  name text primary key,
  sealed bytea not null
);
comment on table installation_secret is 'Keys of the installation that stay the same while the one that seals them changes';
