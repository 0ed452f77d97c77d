-- A code to pay with says whether its maker lets credits beyond a yearly limit be spent and taxed as a wage; what would
-- be paid with that consent alone is refused for the want of it.
alter table payment_code add column use_taxed boolean not null default false;
alter table payment_code alter column use_taxed drop default;
alter table movement drop constraint movement_decline_reason_check;
alter table movement add constraint movement_decline_reason_check check (decline_reason in ('INSUFFICIENT_CREDITS', 'NOT_COVERED', 'OVER_LIMIT', 'TAX_NOT_AGREED', 'LIMIT_MISSING', 'FROZEN'));
