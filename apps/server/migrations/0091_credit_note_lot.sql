-- expand
-- A credit note of an invoice of credits takes back what nobody has spent of them; what was spent stays on the invoice.
create table credit_note_lot (
  user_id integer not null,
  lot_id bigint not null,
  document_id integer not null references client_document (id),
  seq integer not null check (seq >= 0),
  amount bigint not null check (amount >= 0),
  -- an invoice is taken back once, and so is a lot
  primary key (user_id, lot_id),
  foreign key (user_id, lot_id) references credit_lot (user_id, id)
);
comment on table credit_note_lot is 'What a credit note took back of each lot of the invoice it corrects; minor units';
comment on column credit_note_lot.seq is 'The last entry of the lot at that moment: what was used by then the invoice asks for, what is used later no document does yet';
create index credit_note_lot_document on credit_note_lot (document_id);
