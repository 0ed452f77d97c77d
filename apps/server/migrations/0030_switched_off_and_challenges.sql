-- Who was switched off by hand is not invited with all others; the challenges of one session are few.

alter table "user" add column switched_off_at timestamptz;
comment on column "user".switched_off_at is
  'When an administrator last switched the person off; counts while they are off';

-- an invitation that was taken back left its day behind
update "user" set switched_off_at = last_modified
where not active
  and managed_by = 'LOCAL'
  and onboarding_status = 'NONE'
  and onboarding_sent_at is not null
  and deleted_at is null;

create index passkey_challenge_binding on passkey_challenge (binding, expires_at);
