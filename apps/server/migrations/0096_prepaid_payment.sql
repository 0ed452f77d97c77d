-- expand
-- What an employer has paid beforehand pays what it is asked for next.
alter table client_document_payment
  add column from_prepaid boolean not null default false
  check (not from_prepaid or (bank_entry_id is null and applied = amount));
comment on column client_document_payment.from_prepaid is 'Of what the client had paid beforehand, not of the bank: whole, it pays the document';
