-- Which regime money has, or was spent under, is one the contract knows, wherever it stands.
alter table movement add constraint movement_regime_check check (regime in ('CZ_LEISURE', 'CZ_HEALTH', 'CZ_MEAL', 'CZ_FKSP', 'SK_MEAL', 'SK_RECREATION', 'SK_SPORT', 'SK_SOCIAL_FUND', 'TAXED', 'PRIVATE'));
alter table credit_grant add constraint credit_grant_regime_check check (regime in ('CZ_LEISURE', 'CZ_HEALTH', 'CZ_MEAL', 'CZ_FKSP', 'SK_MEAL', 'SK_RECREATION', 'SK_SPORT', 'SK_SOCIAL_FUND', 'TAXED', 'PRIVATE'));
alter table regime_usage add constraint regime_usage_regime_check check (regime in ('CZ_LEISURE', 'CZ_HEALTH', 'CZ_MEAL', 'CZ_FKSP', 'SK_MEAL', 'SK_RECREATION', 'SK_SPORT', 'SK_SOCIAL_FUND', 'TAXED', 'PRIVATE'));
-- A purchase, and what is given back of it, is somebody's, and counts by what was bought.
alter table movement add constraint movement_of_partner_check check (
  (reason = 'PURCHASE' or reason = 'REFUND') = (partner_id is not null)
  and (partner_id is null or regime is not null)
);

-- What was written stays as it was written: the nightly check compares each row with its checksum.
alter table movement add column checksum text;
alter table credit_lot add column checksum text;
alter table ledger_entry add column checksum text;
comment on column movement.checksum is 'Of all other columns, written with them; a row changed by hand no longer agrees with it';
comment on column credit_lot.checksum is 'Of what its entries do not keep, written with it; a row changed by hand no longer agrees with it';
comment on column ledger_entry.checksum is 'Of what the chain of entries does not keep, written with it; a row changed by hand no longer agrees with it';
update movement set checksum = md5(concat_ws(
  ',',
  'user_id=' || quote_literal(user_id),
  'id=' || quote_literal(id),
  'type=' || quote_literal(type),
  'reason=' || quote_literal(reason),
  'status=' || quote_literal(status),
  'amount=' || quote_literal(amount),
  'refunded=' || quote_literal(refunded),
  'currency=' || quote_literal(currency),
  'occurred_at=' || extract(epoch from occurred_at),
  'booked_at=' || extract(epoch from booked_at),
  'held_until=' || extract(epoch from held_until),
  'decline_reason=' || quote_literal(decline_reason),
  'partner_id=' || quote_literal(partner_id),
  'branch_office_id=' || quote_literal(branch_office_id),
  'offer_id=' || quote_literal(offer_id),
  'category_id=' || quote_literal(category_id),
  'regime=' || quote_literal(regime),
  'merchant_name=' || quote_literal(merchant_name),
  'credential_id=' || quote_literal(credential_id),
  'external_ref=' || quote_literal(external_ref),
  'deposit_id=' || quote_literal(deposit_id),
  'grant_id=' || quote_literal(grant_id),
  'reverses_id=' || quote_literal(reverses_id),
  'note=' || quote_literal(note),
  'created_by=' || quote_literal(created_by)
));
update credit_lot set checksum = md5(concat_ws(
  ',',
  'user_id=' || quote_literal(user_id),
  'id=' || quote_literal(id),
  'client_id=' || quote_literal(client_id),
  'regime=' || quote_literal(regime),
  'amount=' || quote_literal(amount),
  'granted_at=' || extract(epoch from granted_at),
  'valid_from=' || (valid_from - date '2000-01-01'),
  'expires_on=' || (expires_on - date '2000-01-01'),
  'allowed_category_ids=' || quote_literal(allowed_category_ids),
  'source=' || quote_literal(source),
  'grant_id=' || quote_literal(grant_id),
  'closed=' || quote_literal(closed)
));
update ledger_entry set checksum = md5(concat_ws(
  ',',
  'user_id=' || quote_literal(user_id),
  'lot_id=' || quote_literal(lot_id),
  'seq=' || quote_literal(seq),
  'movement_id=' || quote_literal(movement_id),
  'position=' || quote_literal(position),
  'from_account=' || quote_literal(from_account),
  'to_account=' || quote_literal(to_account),
  'amount=' || quote_literal(amount),
  'at=' || extract(epoch from at)
));
