-- What the contract lists, the database lists too: the types of these columns are made from it and the compiler
-- compares them with the contract's.
alter table article
  add check (missing_languages <@ array['cs', 'sk', 'en']::text[]),
  add check (categories <@ array[
    'TRAVELING', 'E_MEAL_VOUCHERS_AND_GROCERIES', 'BOOKS', 'CULTURE_AND_ENTERTAINMENT',
    'PERSONAL_DEVELOPMENT', 'SPORT', 'HEALTH', 'SALES', 'SHOPPING', 'BEAUTY', 'CASHBACK'
  ]::text[]);
alter table category
  add check (code in (
    'TRAVELING', 'E_MEAL_VOUCHERS_AND_GROCERIES', 'BOOKS', 'CULTURE_AND_ENTERTAINMENT',
    'PERSONAL_DEVELOPMENT', 'SPORT', 'HEALTH', 'SALES', 'SHOPPING', 'BEAUTY', 'CASHBACK'
  ));
alter table client
  add check (features <@ array['FIRST_PAYMENT', 'RECAPTCHA', 'SMS_DISABLED']::text[]);
alter table client_log
  add check (level in ('debug', 'info', 'warn', 'error'));
alter table gateway_customer
  add check (gate in ('DEMO', 'STRIPE', 'CSOB'));
alter table partner
  add check (countries <@ array['CZ', 'SK']::text[]),
  add check (benefit_types <@ array['card', 'cardWithChip', 'cardWithoutChip', 'cardOnline', 'voucher']::text[]);
alter table offer
  add check (benefit_types <@ array['card', 'cardWithChip', 'cardWithoutChip', 'cardOnline', 'voucher']::text[]);
alter table branch_office
  add check (benefit_types <@ array['card', 'cardWithChip', 'cardWithoutChip', 'cardOnline', 'voucher']::text[]);
alter table "user"
  add check (roles <@ array['ROLE_ADMIN', 'ROLE_USER']::text[]),
  add check (newsletter_frequency in ('DAILY', 'WEEKLY', 'BI_WEEKLY', 'MONTHLY', 'NEVER'));
