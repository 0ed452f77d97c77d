-- Invitations that are repeated once, and the browsers people have signed in from.

alter table "user" add column onboarding_reminded_at timestamptz;
comment on column "user".onboarding_reminded_at is 'When the last invitation was repeated by itself; that is done once';
comment on column "user".phone_number is 'Without spaces; given with the invitation or in the profile, and worth nothing until phone_verified_at';
create index user_invited on "user" (onboarding_sent_at) where onboarding_status = 'SENT';

create table known_browser (
  user_id integer not null references "user" (id) on delete cascade,
  token_hash bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
comment on table known_browser is 'Browsers somebody has signed in from; a sign-in from another is told to its owner';
comment on column known_browser.token_hash is 'SHA-256 of a cookie that lives for a year';
