-- expand
-- widens payout_batch_format_check
-- kept already payout_batch_by_hand
-- What was paid in the bank by hand is a batch of one order without a file: two people say so, and nothing pays it twice.
alter table payout_batch
  drop constraint payout_batch_format_check,
  add constraint payout_batch_format_check check (format in ('ABO', 'PAIN', 'HAND')),
  add column bank_entry_id integer unique references bank_entry (id),
  add column note text,
  add constraint payout_batch_by_hand check (format = 'HAND' or (bank_entry_id is null and note is null));
comment on column payout_batch.due_day is 'When the bank is to pay; of what was paid by hand the day it was';
comment on column payout_batch.content is 'The file as its bytes; of what was paid by hand a record of it, which goes to no bank';
comment on column payout_batch.bank_entry_id is 'The line of a statement that says what was paid by hand; null where none did yet';
comment on column payout_batch.note is 'Why it was paid by hand';

-- An employer is told what the bank did with the money it is sent back.
alter table client_refund
  add column paid_told_at timestamptz,
  add column returned_told_at timestamptz,
  add column told_to text;
comment on column client_refund.paid_told_at is 'When its employer was told that it was sent';
comment on column client_refund.returned_told_at is 'When its employer was told that it came back';
comment on column client_refund.told_to is 'The address it was told at last; null where none was known';
-- of what was before nobody is told now
update client_refund set paid_told_at = resolved_at, returned_told_at = case status when 'RETURNED' then resolved_at end
where status in ('PAID', 'RETURNED');
