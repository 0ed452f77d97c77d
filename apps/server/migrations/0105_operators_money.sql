-- expand
-- widens book_account_code_check
-- widens book_line_debit_check
-- widens book_line_credit_check
-- widens book_line_document_check
-- widens bank_match_kind_check
-- The operator's own money: what its accounts had before their first statement, and what it puts in or takes out.
-- Whatever the shorter lists let through is in the longer ones: no line is looked at, and the journal is held for nobody.
alter table book_account
  drop constraint book_account_code_check,
  add constraint book_account_code_check check (code in ('BANK', 'EMPLOYER', 'EMPLOYER_PREPAID', 'PARTNER', 'USERS', 'GATE', 'PAYOUT', 'FEE_INCOME', 'VAT', 'EXPIRED', 'DIFFERENCES', 'BANK_FEE', 'OPERATOR')) not valid;
insert into book_account (code, number) values ('OPERATOR', '395900');
alter table book_line
  drop constraint book_line_debit_check,
  add constraint book_line_debit_check check (debit in ('BANK', 'EMPLOYER', 'EMPLOYER_PREPAID', 'PARTNER', 'USERS', 'GATE', 'PAYOUT', 'FEE_INCOME', 'VAT', 'EXPIRED', 'DIFFERENCES', 'BANK_FEE', 'OPERATOR')) not valid,
  drop constraint book_line_credit_check,
  add constraint book_line_credit_check check (credit in ('BANK', 'EMPLOYER', 'EMPLOYER_PREPAID', 'PARTNER', 'USERS', 'GATE', 'PAYOUT', 'FEE_INCOME', 'VAT', 'EXPIRED', 'DIFFERENCES', 'BANK_FEE', 'OPERATOR')) not valid,
  drop constraint book_line_document_check,
  add constraint book_line_document_check
    check (document in ('MOVEMENT', 'DEPOSIT', 'GRANT', 'WITHDRAWAL', 'SETTLEMENT', 'CLIENT_DOCUMENT', 'BANK_ENTRY', 'CLIENT_REFUND', 'BANK_STATEMENT')) not valid;
alter table bank_match
  drop constraint bank_match_kind_check,
  add constraint bank_match_kind_check check (kind in ('ORDER', 'BATCH', 'RETURN', 'DOCUMENT', 'GATE', 'FEE', 'DIFFERENCE', 'OWN')) not valid;
