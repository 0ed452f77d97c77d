-- What the gates must remember by themselves; the ledger and the deposits know a payment by its gate reference only.

create table demo_gate_payment (
  ref text primary key,
  secret text not null,
  deposit_id bigint not null unique,
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('CZK', 'EUR')),
  language text not null check (language in ('cs', 'sk', 'en')),
  return_url text not null,
  save_card boolean not null,
  charged_card text,
  state text not null default 'PENDING' check (state in ('PENDING', 'PAID', 'DECLINED', 'REFUNDED')),
  reason text check (
    reason in (
      'CANCELLED_BY_USER', 'DENIED_BY_BANK', 'INSUFFICIENT_FUNDS', 'EXPIRED_CARD', 'THREE_DS_FAILED', 'TIMEOUT'
    )
  ),
  saved_card text,
  refunded bigint not null default 0 check (refunded between 0 and amount),
  refund_keys text[] not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((state = 'DECLINED') = (reason is not null))
);
comment on table demo_gate_payment is 'Payments of the demonstration gate: no real money, written only where PAYMENT_GATE is demo';
comment on column demo_gate_payment.ref is 'unguessable, because who has it may decide';
comment on column demo_gate_payment.secret is 'signs the notifications of this payment';

create table demo_gate_card (
  token text primary key,
  brand text not null,
  last4 text not null,
  expiry_month integer not null,
  expiry_year integer not null,
  created_at timestamptz not null default now()
);
comment on table demo_gate_card is 'Cards saved at the demonstration gate';

create table csob_payment (
  deposit_id bigint primary key,
  pay_id text not null unique,
  amount bigint not null check (amount > 0),
  save_card boolean not null,
  created_at timestamptz not null default now()
);
comment on table csob_payment is 'The payment ČSOB opened for a deposit: its eAPI has no idempotency keys, so an order that is repeated finds its payment here';

create table csob_refund (
  refund_key text primary key,
  pay_id text not null,
  amount bigint not null check (amount > 0),
  asked_at timestamptz not null default now(),
  done_at timestamptz
);
comment on column csob_refund.done_at is 'null: asked and not known to have been done';
create index csob_refund_payment on csob_refund (pay_id);
