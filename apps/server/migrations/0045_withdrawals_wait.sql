-- Money that leaves waits for a day after a change of what an account is reached or opened by. When that was, the table
-- itself keeps, so that no path of writing (a form, an import, a directory, a reset) can forget it.
alter table "user"
  -- when the e-mail address, the telephone number or the password last became another
  add column access_changed_at timestamptz;

create function keep_access_changed() returns trigger language plpgsql as $$
begin
  new.access_changed_at := now();
  return new;
end $$;
create trigger keep_access_changed
  before update of email, phone_number, phone_verified_at, password_hash on "user" for each row
  when (
    old.email is distinct from new.email
    or old.phone_number is distinct from new.phone_number
    or (old.phone_verified_at is null and new.phone_verified_at is not null)
    or old.password_hash is distinct from new.password_hash
  )
  execute function keep_access_changed();

alter table withdrawal
  -- when it was first written into a file for the bank: its person takes it back no more
  add column exported_at timestamptz,
  drop constraint withdrawal_status_check,
  add constraint withdrawal_status_check
    check (status in ('REQUESTED', 'PAID', 'RETURNED', 'CANCELLED')),
  drop constraint withdrawal_check1,
  add constraint withdrawal_comes_back
    check ((status = 'RETURNED' or status = 'CANCELLED') = (return_movement_id is not null));
comment on column withdrawal.status is
  'REQUESTED waits for the bank order, PAID was sent, RETURNED came back into the wallet, CANCELLED was taken back by its person';
