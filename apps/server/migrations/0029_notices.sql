-- When people were last sent the news, whose key an installation is sealed with, and lists of messages.

alter table "user"
  add column newsletter_sent_at timestamptz,
  drop column onboarding_delivery;
comment on column "user".newsletter_sent_at is 'Until when the news reach that this person was sent last';

create table installation_key (
  is_only boolean primary key default true check (is_only),
  fingerprint bytea not null,
  date_created timestamptz not null default now()
);
comment on table installation_key is 'The key that seals and recognises secrets, so that a node with another one is found at its start';
comment on column installation_key.fingerprint is 'A keyed digest; tells nothing of the key';

create index message_age on message (date_created);
create index message_failed on message (id) where status in ('FAILED', 'BOUNCED');
