-- A new password is sent only to an address its person has confirmed. When somebody else changes the address (an
-- employer's directory, an import, an administrator), the one before stays the one for recovery until the person
-- confirms the new one by a code. No path of writing can forget it: the table does it.
alter table "user"
  -- when its person last confirmed the address by a code
  add column email_confirmed_at timestamptz,
  -- where a new password is sent while the address is not confirmed; empty where there was none before
  add column recovery_email text,
  -- when that address was told of the change
  add column recovery_told_at timestamptz;

create function keep_recovery_address() returns trigger language plpgsql as $$
begin
  if new.email_confirmed_at is distinct from old.email_confirmed_at
    or new.email is not distinct from old.recovery_email then
    new.recovery_email := null;
    new.recovery_told_at := null;
  elsif old.password_hash is not null
    or exists (select 1 from passkey where user_id = old.id) then
    new.recovery_email := coalesce(old.recovery_email, old.email, '');
    new.recovery_told_at := null;
  end if;
  -- a link that is under way was sent to an address that may be the wrong one by now
  if old.email is distinct from new.email then
    update one_time_code set voided_at = now()
    where user_id = old.id and purpose = 'PASSWORD_RESET' and used_at is null and voided_at is null;
  end if;
  return new;
end $$;
create trigger keep_recovery_address before update of email, email_confirmed_at on "user" for each row
  when (
    old.email is distinct from new.email
    or old.email_confirmed_at is distinct from new.email_confirmed_at
  )
  execute function keep_recovery_address();
