/** Money for tests: made by the engine itself, so that whatever stands in the ledger adds up. */
import type { Currency, Regime } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { yearOf } from '../kernel/business-day.ts';
import {
  limitRegimeOf,
  authorize,
  capture,
  grantCredits,
  type Payment,
  payOut,
  pragueDay,
  topUp,
} from '../money/ledger/index.ts';
import { changing } from '../money/ledger/checksum.queries.ts';
import { findPurchase, type PurchasePlace } from '../money/purchase/index.ts';
import { atomic, columns, type Db, query, tableAs } from '../platform/db/index.ts';
import { forget } from './forget.ts';

const partner = tableAs('partner');
const offer = tableAs('offer');
const creditGrant = tableAs('credit_grant');
const deposit = tableAs('deposit');
const user = tableAs('user');

const idOf = (rows: readonly { id: number }[]): number => {
  const [first] = rows;
  if (!first) throw new Error('nothing was inserted');
  return first.id;
};

/** As if nobody ever had any money; the journal is never changed but here. */
export const forgetMoney = (db: Db) =>
  forget(
    db,
    'credit_account',
    'credit_grant',
    'deposit',
    'payment_code',
    'idempotent_request',
    'ledger_due',
    'book_line',
    'book_day',
    'book_party_day',
    'book_comparison',
    'book_close',
    'settlement_run',
    'payout_batch',
    'client_document',
    'bank_account',
    'credit_order',
    'client_refund',
  );

/** A live partner. Without other words a restaurant: category 2, meals. */
export const insertPartner = async (
  db: Db,
  fields: {
    readonly name?: string;
    readonly mainCategoryId?: number | null;
    readonly subcategoryIds?: readonly number[];
    readonly healthcareProvider?: boolean;
  } = {},
): Promise<number> => {
  const { name = 'Bistro', mainCategoryId = 2, healthcareProvider = false } = fields;
  const { rows } = await query`
    insert into partner (
      name, name_sort_cs, name_sort_sk, folded, countries, short_description, about,
      what_can_be_bought, sustainability_note, main_category_id, healthcare_provider, active
    )
    values (
      ${name}, ${name}, ${name}, ${name.toLowerCase()}, '{CZ,SK}', '{}', '{}', '{}', '{}',
      ${mainCategoryId}, ${healthcareProvider}, true
    )
    returning ${columns({ id: partner.id })}`.execute(db);
  const id = idOf(rows);
  await sql`
    insert into partner_subcategory (partner_id, subcategory_id, position)
    select ${id}, s, n
    from unnest(${[...(fields.subcategoryIds ?? [])]}::int[]) with ordinality as x (s, n)`.execute(
    db,
  );
  return id;
};

/** A live offer of a partner, at a price in minor units. */
export const insertOffer = async (
  db: Db,
  partnerId: number,
  fields: {
    readonly price?: number | null;
    readonly currency?: Currency;
    readonly subcategoryIds?: readonly number[];
  } = {},
): Promise<number> => {
  const { price = 50_000, currency = 'CZK' } = fields;
  const { rows } = await query`
    insert into offer (
      partner_id, name, name_sort_cs, name_sort_sk, folded, short_description, description,
      price_type, price, cta_label, active
    )
    values (
      ${partnerId}, '{"cs":"Nabídka","sk":"Ponuka","en":"Offer"}', 'n', 'n', 'nabidka', '{}', '{}',
      ${price === null ? 'DISCOUNT' : 'PRICE'},
      ${price === null ? null : JSON.stringify({ amount: price, currency })}, '{}', true
    )
    returning ${columns({ id: offer.id })}`.execute(db);
  const id = idOf(rows);
  await sql`
    insert into offer_subcategory (offer_id, subcategory_id, position)
    select ${id}, s, n
    from unnest(${[...(fields.subcategoryIds ?? [])]}::int[]) with ordinality as x (s, n)`.execute(
    db,
  );
  return id;
};

type Given = {
  readonly amount: number;
  readonly regime?: Regime;
  /** Without it the user's own client. */
  readonly clientId?: number;
  readonly validFrom?: string;
  readonly expiresOn?: string | null;
  readonly allowedCategoryIds?: readonly number[] | null;
  readonly currency?: Currency;
  readonly note?: string | null;
};
/** An employer gives credits, without other words Czech leisure credits that never expire. Answers the grant's id. */
export const giveCredits = async (db: Db, userId: number, given: Given): Promise<number> => {
  const { amount, regime = 'CZ_LEISURE', currency = 'CZK', validFrom = pragueDay() } = given;
  const { expiresOn = null, allowedCategoryIds = null, note = null } = given;
  const { rows } = await query`
    insert into credit_grant (client_id, regime, valid_from, expires_on, users, total, currency, note)
    select
      coalesce(${given.clientId ?? null}::int, client_id), ${regime}, ${validFrom}::date,
      ${expiresOn}::date, 1, ${amount}, ${currency}, ${note}
    from "user"
    where id = ${userId}
    returning ${columns({ id: creditGrant.id, clientId: creditGrant.clientId })}`.execute(db);
  const grantId = idOf(rows);
  await atomic(db, (tx) =>
    grantCredits(tx, {
      grantId,
      clientId: rows[0]?.clientId ?? 0,
      regime,
      currency,
      validFrom,
      expiresOn,
      allowedCategoryIds,
      note,
      createdBy: null,
      items: [{ userId, amount }],
    }),
  );
  return grantId;
};

/** As if the last day of lots had been the day before yesterday. */
export const endLots = (db: Db, which: RawBuilder<boolean> = sql<boolean>`true`) =>
  sql`
    update credit_lot l set
      ${changing('credit_lot', 'l', { expires_on: sql`current_date - 2` })}
    where ${which}`.execute(db);

/** A deposit the gate has said yes to. Answers its id. */
export const insertDeposit = async (
  db: Db,
  userId: number,
  amount: number,
  currency: Currency = 'CZK',
): Promise<number> => {
  const { rows } = await query`
    insert into deposit (
      user_id, amount, currency, payment_method, save_card, language, ip, gate, status, resolved_at
    )
    values (
      ${userId}, ${amount}, ${currency}, 'BANK_CARD_VIA_EGATE', false, 'cs', '127.0.0.1', 'DEMO',
      'SUCCESSFUL', now()
    )
    returning ${columns({ id: deposit.id })}`.execute(db);
  return idOf(rows);
};
/** The user's own money arrives. Answers the movement. */
export const fillWallet = async (
  db: Db,
  userId: number,
  amount: number,
  currency: Currency = 'CZK',
): Promise<number> => {
  const depositId = await insertDeposit(db, userId, amount, currency);
  return atomic(db, (tx) => topUp(tx, { userId, amount, currency, depositId }));
};
/** Some of it leaves for the user's account. Answers the movement. */
export const takeOut = (db: Db, userId: number, amount: number): Promise<number> =>
  atomic(db, async (tx) => {
    const movementId = await payOut(tx, { userId, amount, currency: 'CZK', note: null });
    await sql`
      insert into withdrawal (user_id, movement_id, amount, currency, iban)
      values (${userId}, ${movementId}, ${amount}, 'CZK', 'CZ8127000000002102143052')`.execute(tx);
    return movementId;
  });

type Paid = PurchasePlace & {
  readonly amount: number;
  readonly useTaxed?: boolean;
  readonly usePrivate?: boolean;
  readonly currency?: Currency;
  readonly country?: 'CZ' | 'SK';
  /** Held and not captured. */
  readonly isHeld?: boolean;
  readonly externalRef?: string | null;
  readonly limitMissing?: 'warn' | 'block';
};
/** Pays at a partner as a terminal would: holds, and captures unless told not to. */
export const pay = async (db: Db, userId: number, paid: Paid): Promise<Payment> => {
  const { partnerId, offerId = null, branchOfficeId = null, amount, country = 'CZ' } = paid;
  const purchase = await findPurchase(db, { partnerId, offerId, branchOfficeId }, country);
  if (!purchase) throw new Error('no such partner');
  const { regime, categoryId, merchantName } = purchase;
  const authorized = await atomic(db, (tx) =>
    authorize(
      tx,
      {
        userId,
        amount,
        currency: paid.currency ?? 'CZK',
        regime,
        categoryId,
        useTaxed: paid.useTaxed ?? false,
        usePrivate: paid.usePrivate ?? false,
        partnerId,
        branchOfficeId,
        offerId,
        merchantName,
        credentialId: null,
        externalRef: paid.externalRef ?? null,
      },
      { limitMissing: paid.limitMissing },
    ),
  );
  if (!authorized.decline && !paid.isHeld)
    await atomic(db, (tx) => capture(tx, { id: authorized.movementId }));
  return authorized;
};

/** Recounts limits, as the nightly check does: of movements a test has put into another year. */
export const recountUsage = async (db: Db): Promise<void> => {
  await sql`delete from regime_usage`.execute(db);
  await sql`
    insert into regime_usage (user_id, client_id, regime, year, used)
    select u.*
    from (
      select
        e.user_id, l.client_id, ${limitRegimeOf(sql`l.regime`, sql`m.regime`)} as regime,
        ${yearOf(sql`coalesce(o.occurred_at, m.occurred_at)`)} as year,
        sum(case when e.to_account = 'HOLD' then e.amount else -e.amount end) as used
      from ledger_entry e
      join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
      join movement m on m.user_id = e.user_id and m.id = e.movement_id
      left join movement o on o.user_id = m.user_id and o.id = m.reverses_id
      where l.client_id is not null
        and (
          e.to_account = 'HOLD'
          or (e.from_account = 'HOLD' and e.to_account = 'LOT')
          or e.from_account = 'PARTNER'
        )
      group by 1, 2, 3, 4
    ) u
    where u.used <> 0`.execute(db);
};

/** Employees of the first client with payroll numbers from `Z1` on; switched on. Answers their ids. */
export const insertEmployees = async (
  db: Db,
  count: number,
  { from = 1, clientId = 1 }: { readonly from?: number; readonly clientId?: number } = {},
): Promise<number[]> =>
  (
    await query`
      insert into "user" (
        client_id, username, email, personal_number, first_name, last_name, name_sort_cs,
        name_sort_sk, language, roles, active
      )
      select
        ${clientId}, 'z' || n || '@' || ${clientId} || '.test', 'z' || n || '@' || ${clientId} || '.test',
        'Z' || n, 'Jan', 'Zaměstnanec ' || n, lpad(n::text, 6, '0'), lpad(n::text, 6, '0'), 'CZ',
        '{ROLE_USER}', true
      from generate_series(${from}::int, ${from + count - 1}::int) n
      returning ${columns({ id: user.id })}`.execute(db)
  ).rows.map(({ id }) => id);
