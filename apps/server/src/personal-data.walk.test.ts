import { readFileSync } from 'node:fs';
import { personalParts } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from './platform/db/index.ts';
import { anonymiseUser } from './people/records/user/user.admin.queries.ts';
import { personalData } from './personal-data.ts';
import { openTestApp } from './test/test-app.ts';

const test = await openTestApp();
const userId = 1;

type Column = { readonly table: string; readonly name: string; readonly type: string };
const { rows: all } = await sql<Column>`
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and a.attidentity <> 'a'
  order by 1, a.attnum`.execute(test.db);
const columnsOf = (table: string) => all.filter((column) => column.table === table);
const { rows: checks } = await sql<{ table: string; name: string }>`
  select conrelid::regclass::text as table, conname as name
  from pg_constraint
  where contype = 'c' and connamespace = 'public'::regnamespace`.execute(test.db);

/** A value of each type, and another one. Every number is 1, so that rows find each other. */
const samples: Readonly<Record<string, readonly [first: string, second: string]>> = {
  integer: ['1', '2'],
  smallint: ['1', '2'],
  bigint: ['1', '2'],
  text: [`'first'`, `'second'`],
  boolean: ['true', 'false'],
  date: [`'2031-01-01'`, `'2032-02-02'`],
  'timestamp with time zone': [`now() + interval '1 day'`, `now() + interval '2 days'`],
  jsonb: [`'{"a":1}'`, `'{"b":2}'`],
  bytea: [`'first'`, `'second'`],
  uuid: [`'00000000-0000-4000-8000-000000000001'`, `'00000000-0000-4000-8000-000000000002'`],
  'text[]': [`'{first}'`, `'{second}'`],
  'integer[]': [`'{1}'`, `'{2}'`],
};
const sampleOf = ({ type }: Column, nth: 0 | 1) => sql.raw(`(${samples[type]?.[nth]})::${type}`);

/** Works on rows that no constraint checks and no trigger follows; nothing of it stays. */
const inTrial = async (work: (tx: Db) => Promise<string[]>): Promise<string[]> => {
  const found: string[] = [];
  await test.db
    .transaction()
    .execute(async (tx) => {
      for (const { table, name } of checks)
        await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(tx);
      await sql`set local session_replication_role = replica`.execute(tx);
      found.push(...(await work(tx)));
      throw new Error('the end of the trial');
    })
    .catch((error: Error) => {
      if (error.message !== 'the end of the trial') throw error;
    });
  return found.toSorted();
};
const fill = async (tx: Db, table: string): Promise<void> => {
  await sql`delete from ${sql.table(table)}`.execute(tx);
  const columns = columnsOf(table);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    overriding system value
    values (${sql.join(columns.map((column) => sampleOf(column, 0)))})`.execute(tx);
};

const nameOf = ({ table, name }: Column): string => `${table}.${name}`;
const filled = async (tx: Db, tables: readonly string[]): Promise<readonly Column[]> => {
  for (const table of tables) await fill(tx, table);
  return tables.flatMap(columnsOf);
};

/** Columns the copy does not hold, by the reason. */
const notExported: Readonly<Record<string, string>> = {
  'a secret, or what checks one; that there is one is told': `
    user.password_hash session.token_hash session.previous_hash session.csrf_token one_time_code.code_hash
    passkey.credential_id passkey.public_key passkey_owner.handle second_factor.secret
    second_factor.pending recovery_code.code_hash known_browser.token_hash
    mobile_device.registration_id mobile_device.public_key mobile_device.challenge
    mobile_device.token_hash card_token.gateway_token card_token.token_hash
    gateway_customer.customer payment_code.code_hash message.content message.rendered
    deposit.redirect_url`,
  'made of what is told': `
    user.name_sort_cs user.name_sort_sk user.folded message.folded partner_proposal.folded
    credit_lot.checksum credit_lot_company.checksum ledger_entry.checksum movement.checksum
    favorite.position credit_lot.entries ledger_entry.held_after ledger_entry.held_before
    ledger_entry.position ledger_entry.remaining_after ledger_entry.remaining_before
    ledger_entry.seq
    movement.category_id movement.regime deposit.save_card card_token.is_default`,
  'how the portal works, nothing of the person': `
    user.version user.deleted_at user.switched_off_at user.directory_removed_at
    user.newsletter_sent_at user.onboarding_reminded_at session.id session.stage
    dispute_message.id session.proven_at session.previous_until session.renamed_at
    session.factor_guesses one_time_code.id one_time_code.attempts
    one_time_code.voided_at passkey.counter passkey.transports second_factor.pending_at
    second_factor.last_step second_factor.failures second_factor.locked_until recovery_code.id
    recovery_code.used_at message.id message.language message.attempts message.dedup_key message.last_error
    message.next_attempt_at favorite_list.revision partner_proposal.id movement.held_until
    deposit.asked_at deposit.expires_at deposit.gateway_ref deposit.next_check_at
    deposit.opening_until deposit.refund_due_at deposit.refunded_at deposit.return_path
    credit_lot.allowed_category_ids card_token.id gateway_customer.gate saved_view.id
    saved_view.version saved_view.deleted_at`,
  'names what is told by its own name, or another person': `
    user.company_id user.last_modified_by saved_view.last_modified_by user_identity.client_id passkey_owner.user_id
    recovery_code.user_id favorite_list.user_id gateway_customer.user_id credit_lot.grant_id
    credit_lot.origin_grant_id credit_lot_company.user_id credit_lot_company.lot_id
    credit_lot_company.company_id used_elsewhere_company.company_id
    movement.branch_office_id movement.created_by movement.credential_id movement.deposit_id
    movement.grant_id movement.offer_id movement.partner_id deposit.card_token_id
    withdrawal.movement_id withdrawal.return_movement_id withdrawal.resolved_by
    payment_code.device_id payment_code.movement_id`,
  'stands in what it was done to, which may be another person': 'audit.before audit.after',
  'what a program says of its failure': `
    client_log.id client_log.metadata client_log.stacktrace client_log.reported_at`,
  'why an account was frozen is told by administrators': 'credit_account.frozen_reason',
};
/** Columns an erasure leaves, by the reason. */
const kept: Readonly<Record<string, string>> = {
  'bookkeeping; whose it was is a pseudonym': `
    deposit.amount deposit.asked_at deposit.card_token_id deposit.created_at deposit.currency
    deposit.decline_reason deposit.expires_at deposit.gate deposit.gateway_ref deposit.id
    deposit.language deposit.next_check_at deposit.opening_until deposit.payment_method
    deposit.refund_due_at deposit.refunded_at deposit.resolved_at deposit.save_card deposit.status
    deposit.user_id`,
  'that something was done in administration; by whom is a pseudonym': `
    audit.action audit.after audit.at audit.before audit.entity audit.entity_id audit.user_id`,
  'payroll of the last month names somebody by it; a job forgets it when the next month ends': `
    user.personal_number`,
  'what bookkeeping and the counts of an employer need of a pseudonym': `
    user.id user.client_id user.company_id user.language user.managed_by user.date_created
    user.version user.last_modified user.last_modified_by user.deleted_at user.switched_off_at
    user.directory_removed_at user.newsletter_sent_at user.onboarding_status user.onboarding_sent_at
    user.onboarding_completed_at user.onboarding_reminded_at`,
  'a card nothing is known of any more; deposits name it': `
    card_token.created_at card_token.expiry_month card_token.gate card_token.id
    card_token.last_used_at card_token.removed_at card_token.user_id`,
};
/** What of a row is nobody's in particular: which it is, whose, when, in which state and currency. */
const ofAnyRow = /(?:^|_)(?:id|at|on|created|modified|status|currency)$/;
/**
 * The words of the record of processing that stand for the columns a person is told; every column of a part stands for
 * something there, so that a new one is thought of in the record and on the privacy page.
 */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: {
    name: 'first_name last_name',
    'user name': 'username',
    'e-mail': 'email',
    'another for recovery': 'recovery_email',
    telephone: 'phone_number',
    'delivery address': 'delivery_address',
    'payroll number': 'personal_number',
    employer: 'managed_by',
    'identifier in its directory': 'external_id',
    'from when to when employed': 'employment_from employment_to',
    language: 'language',
    roles: 'roles',
    consents: 'newsletter_frequency terms_version',
    'sign-ins that failed': 'failed_logins locked_until',
    'whether it is active': 'active',
  },
  sessions: { 'IP address': 'ip', browser: 'user_agent', 'in which way': 'method' },
  codes: { 'what for': 'purpose', 'where to': 'target' },
  employerAccounts: { issuer: 'issuer', identifier: 'subject' },
  passkeys: { name: 'name', 'kept by its maker': 'is_backed_up' },
  mobileDevices: {
    name: 'name',
    model: 'model',
    system: 'os os_version app_version',
    'who blocked it and why': 'status_reason blocked_by',
    'paid with first': 'preferred_for_payment',
  },
  messages: { kind: 'kind', way: 'channel', address: 'recipient' },
  tasks: { 'first steps': 'type' },
  favorites: { 'partners and offers': 'entity_type' },
  proposals: { 'who was proposed': 'name town', why: 'note' },
  deposits: {
    'top-ups': 'amount payment_method language gate decline_reason',
    'IP address': 'ip',
  },
  cards: {
    brand: 'brand',
    'last four digits': 'last4',
    expiry: 'expiry_month expiry_year',
    gateway: 'gate',
  },
  withdrawals: { amount: 'amount', IBAN: 'iban', note: 'note' },
  disputes: { 'what somebody said is wrong': 'kind text', 'they were answered': 'is_answer' },
  paymentCode: { 'what it may spend': 'use_private use_taxed' },
  actions: { 'what somebody changed': 'action entity', 'IP address': 'ip' },
  browserReports: { errors: 'level message', browser: 'user_agent', page: 'url' },
  savedViews: { filters: 'list search shared', name: 'name' },
};
/** Parts of many columns that all say one thing. */
const inOneSentence: Readonly<Record<string, string>> = {
  money: 'credits, payments and limits',
};
const namesIn = (reasons: Readonly<Record<string, string>>, tables: readonly string[]): string[] =>
  Object.values(reasons)
    .flatMap((names) => names.trim().split(/\s+/))
    .filter((name) => tables.includes(name.split('.')[0] ?? ''))
    .toSorted();

/** Parts nothing is erased of, and why. */
const whole: Readonly<Record<string, string>> = {
  money: 'bookkeeping, kept for as long as the law says; whose it was is a pseudonym',
  withdrawals: 'bookkeeping, kept for as long as the law says; whose it was is a pseudonym',
};
/** How each part is erased; the account as its row is removed. */
const parts = personalData.map((part) => ({
  ...part,
  forget: part.name === 'account' ? anonymiseUser : part.forget,
}));

it('every part is on the page that says what is held of people, and nothing else is', () =>
  expect(personalData.map(({ name }) => name)).toEqual(personalParts));

it('the record of processing has a row for every part, with its tables', () => {
  const record = readFileSync(new URL('../../../docs/personal-data.md', import.meta.url), 'utf8');
  const rows = [...record.matchAll(/^\| (\w+) +\| ([\w, ]+?) +\|/gm)];
  expect(rows.slice(1).map(([, name, tables]) => [name, tables])).toEqual(
    personalData.map(({ name, tables }) => [name, tables.join(', ')]),
  );
});

describe('the record of processing', () => {
  const record = readFileSync(new URL('../../../docs/personal-data.md', import.meta.url), 'utf8');
  const recordOf = new Map(
    [...record.matchAll(/^\| (\w+) +\| [\w, ]+\| ([^|]+?) +\|/gm)].map(([, name, what]) => [
      name,
      what ?? '',
    ]),
  );
  const isCovered = (of: string, column: string): boolean =>
    Object.values(words[of] ?? {}).some((names) => names.split(' ').includes(column));
  it.each(personalData.filter(({ name }) => !(name in inOneSentence)))(
    'has words for each column of $name',
    ({ name, tables }) => {
      const secret = namesIn(notExported, tables);
      const columns = tables.flatMap(columnsOf).filter((one) => !secret.includes(nameOf(one)));
      const lacking = columns.filter(
        (one) => !ofAnyRow.test(one.name) && !isCovered(name, one.name),
      );
      expect(lacking.map(nameOf)).toEqual([]);
      const known = Object.values(words[name] ?? {}).flatMap((names) => names.split(' '));
      expect(known.filter((one) => !columns.some((column) => column.name === one))).toEqual([]);
    },
  );
  it.each(Object.entries({ ...words, money: { [inOneSentence.money ?? '']: '' } }))(
    'says of %s what stands for its columns',
    (name, phrases) => {
      const row = recordOf.get(name) ?? '';
      expect(Object.keys(phrases).filter((phrase) => !row.includes(phrase))).toEqual([]);
    },
  );
});

it('every part is erased, or stays whole for a reason', () => {
  const unerased = parts.filter(({ forget }) => !forget).map(({ name }) => name);
  expect(unerased).toEqual(Object.keys(whole));
});

describe.each(parts)('$name', ({ tables, read, forget }) => {
  it('is told its owner, column by column', async () => {
    const missing = await inTrial(async (tx) => {
      const columns = await filled(tx, tables);
      const copy = async () => JSON.stringify(await read(tx, userId));
      const before = await copy();
      const found: string[] = [];
      for (const column of columns) {
        await sql`savepoint change`.execute(tx);
        await sql`
          update ${sql.table(column.table)}
          set ${sql.ref(column.name)} = ${sampleOf(column, 1)}`.execute(tx);
        if ((await copy()) === before) found.push(nameOf(column));
        await sql`rollback to savepoint change`.execute(tx);
      }
      return found;
    });
    expect(missing).toEqual(namesIn(notExported, tables));
  });

  it.runIf(forget)('is erased, column by column', async () => {
    const left = await inTrial(async (tx) => {
      const columns = await filled(tx, tables);
      await forget?.(tx, userId);
      const found: string[] = [];
      for (const column of columns) {
        const { rows } = await sql`
          select 1
          from ${sql.table(column.table)}
          where ${sql.ref(column.name)} = ${sampleOf(column, 0)}`.execute(tx);
        if (rows.length > 0) found.push(nameOf(column));
      }
      return found;
    });
    expect(left).toEqual(namesIn(kept, tables));
  });
});
