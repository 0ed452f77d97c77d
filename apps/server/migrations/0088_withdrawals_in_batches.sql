-- People's withdrawals are paid by the same files for the bank as settlements of partners.
alter table payout_order
  alter column settlement_id drop not null,
  add column withdrawal_id integer references withdrawal (id),
  -- an order is of one thing
  add check (num_nonnulls(settlement_id, withdrawal_id) = 1);
comment on column payout_order.symbol is 'Variable symbol: the number of the settlement, or 9 and that of the withdrawal';
-- what came back of a withdrawal is its person's again: no other file ever pays it
create unique index payout_order_withdrawal on payout_order (withdrawal_id);

alter table withdrawal
  -- what is in a file for the bank is not taken back
  add check (status <> 'CANCELLED' or exported_at is null);
comment on column withdrawal.exported_at is
  'When it came into a list or a batch for the bank: its person takes it back no more. A draft that is thrown away frees it';
