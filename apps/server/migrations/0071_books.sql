-- The operator's books: double entry beside the ledger of people's money, and fed by it. They are one operator's and not
-- keyed by user, nobody pays through them, so what may never change is held by a trigger here (0051 says where).

-- What the ledger has written and the books have not: written by the same statement, taken away by what books it.
create table ledger_due (
  user_id integer not null,
  lot_id bigint not null,
  seq integer not null,
  primary key (user_id, lot_id, seq)
);
comment on table ledger_due is 'Entries of the ledger that wait for the operator''s books; one that stays within a person''s money is none of theirs';

create table book_account (
  code text primary key check (code in ('BANK', 'EMPLOYER', 'EMPLOYER_PREPAID', 'PARTNER', 'USERS', 'GATE', 'PAYOUT', 'FEE_INCOME', 'VAT', 'EXPIRED', 'DIFFERENCES')),
  number text not null check (number ~ '^[0-9A-Za-z.]{1,12}$')
);
comment on table book_account is 'The chart of accounts: what the accountant calls each of them';
insert into book_account (code, number) values
  ('BANK', '221'), ('EMPLOYER', '315100'), ('EMPLOYER_PREPAID', '324'), ('PARTNER', '321'), ('USERS', '379100'),
  ('GATE', '261100'), ('PAYOUT', '261200'), ('FEE_INCOME', '602'), ('VAT', '343'), ('EXPIRED', '379200'),
  ('DIFFERENCES', '395');

create table book_line (
  id bigint primary key check (id > 0),
  day date not null,
  debit text not null check (debit in ('BANK', 'EMPLOYER', 'EMPLOYER_PREPAID', 'PARTNER', 'USERS', 'GATE', 'PAYOUT', 'FEE_INCOME', 'VAT', 'EXPIRED', 'DIFFERENCES')),
  credit text not null check (credit in ('BANK', 'EMPLOYER', 'EMPLOYER_PREPAID', 'PARTNER', 'USERS', 'GATE', 'PAYOUT', 'FEE_INCOME', 'VAT', 'EXPIRED', 'DIFFERENCES')),
  amount bigint not null check (amount > 0),
  client_id integer,
  partner_id integer,
  document text not null check (document in ('MOVEMENT', 'DEPOSIT', 'GRANT', 'WITHDRAWAL')),
  document_id bigint not null,
  part text not null default '',
  user_id integer,
  lot_id bigint,
  seq integer,
  movement_id bigint,
  at timestamptz not null,
  booked_at timestamptz not null default now(),
  check (debit <> credit),
  check ((user_id is null) = (seq is null) and (lot_id is null) = (seq is null) and (movement_id is null) = (seq is null)),
  -- whose account it is
  check (client_id is not null or (debit not in ('EMPLOYER', 'EMPLOYER_PREPAID') and credit not in ('EMPLOYER', 'EMPLOYER_PREPAID'))),
  check (partner_id is not null or (debit <> 'PARTNER' and credit <> 'PARTNER'))
);
comment on table book_line is 'The journal: an amount from the credit of one account to the debit of another, so that every line sums to zero; never changed. Minor units';
comment on column book_line.id is 'In the order of booking, without a gap';
comment on column book_line.day is 'Business day (Europe/Prague) it belongs to';
comment on column book_line.client_id is 'Whose money of an employer, or whose debt; null of people''s own money. It and the partner refer to rows the ledger refers to already: a million lines are written without asking again';
comment on column book_line.part is 'Which part of its document, where it is no entry of the ledger';
comment on column book_line.seq is 'With user and lot: the entry of the ledger it books';
create unique index book_line_entry on book_line (user_id, lot_id, seq) where seq is not null;
create unique index book_line_part on book_line (document, document_id, part) where seq is null;
create index book_line_document on book_line (document, document_id);
create index book_line_movement on book_line (movement_id) where movement_id is not null;
create index book_line_day on book_line (day, id);
create index book_line_client on book_line (client_id, day) where client_id is not null;
create index book_line_partner on book_line (partner_id, day) where partner_id is not null;

create function keep_book_lines() returns trigger language plpgsql as $$
begin
  raise exception 'the journal of the books is never changed: what was wrong is put right by another line';
end $$;
create trigger keep before update or delete or truncate on book_line for each statement execute function keep_book_lines();

create table book_day (
  account text not null references book_account (code),
  day date not null,
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  primary key (account, day)
);
comment on table book_day is 'Turnover of an account in a day: sums of the journal, written with its lines';
create table book_party_day (
  account text not null references book_account (code),
  party_id integer not null,
  day date not null,
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  primary key (account, party_id, day)
);
comment on table book_party_day is 'The same of each client or partner within an account that has them; 0 is people''s own money';

create table book_comparison (
  id integer primary key check (id = 1),
  at timestamptz not null,
  findings jsonb not null
);
comment on table book_comparison is 'What the last nightly comparison of the books with the ledger found';

-- what was there before the books: they begin with all of it
insert into ledger_due (user_id, lot_id, seq)
  select user_id, lot_id, seq from ledger_entry
  where not (from_account in ('LOT', 'HOLD') and to_account in ('LOT', 'HOLD'));
-- withdrawals that left the bank before; what came back since is where it was
insert into book_line (id, day, debit, credit, amount, document, document_id, part, at)
  select
    row_number() over (order by resolved_at, id), (resolved_at at time zone 'Europe/Prague')::date,
    'PAYOUT', 'BANK', amount, 'WITHDRAWAL', id, 'PAID', resolved_at
  from withdrawal
  where status = 'PAID';
insert into book_day (account, day, debit, credit)
  select 'PAYOUT', day, sum(amount), 0 from book_line group by day
  union all
  select 'BANK', day, 0, sum(amount) from book_line group by day;
