-- expand
-- Who erases the account is nobody's customer at the gate either: a gate may keep the address they typed there.
alter table card_to_forget
  alter column gateway_token drop not null,
  add column customer text,
  add constraint card_to_forget_one check (num_nonnulls(gateway_token, customer) = 1);
comment on table card_to_forget is
  'Cards that were removed here, and customers who are gone, that are still to be removed at the gate; of nobody in particular, and gone when it is done';
comment on column card_to_forget.gateway_token is
  'What the gate knows a card by, encrypted as it was with the card';
comment on column card_to_forget.customer is 'What the gate knew somebody by whose account is erased';
