import * as contract from '@cafeteria/contract';
import { limitedRegimes, limitPeriodOf, type LimitPeriod, type Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { atomic } from '../platform/db/index.ts';
import { ledgerAccounts } from '../money/ledger/movement.ts';
import { type ListedValues, readListedValues, wholeLists } from './listed-values.ts';
import { openTestApp } from './test-app.ts';

const test = await openTestApp();
const lists = await readListedValues(test.db);

const keyOf = (values: readonly unknown[]): string => JSON.stringify([...values].toSorted());
const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string');
const optionsOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'options' in value ? value.options : value;

/** The enums and lists of words the contract exports, by name. */
const exported = new Map(
  Object.entries(contract).flatMap(([name, value]): [string, string][] => {
    const words = optionsOf(value);
    return isWords(words) ? [[name, keyOf(words)]] : [];
  }),
);
/** Every enum in the API's own description: those within a form or a view have no name. */
const described = new Set<string>();
const collect = (node: unknown): void => {
  if (typeof node !== 'object' || node === null) return;
  if ('enum' in node && Array.isArray(node.enum))
    described.add(keyOf(node.enum.filter((word) => word !== null)));
  for (const value of Object.values(node)) collect(value);
};
collect((await test.app.inject('/api/openapi.json')).json());

/** Where several enums happen to have the same values: which one is meant. */
const meant: Readonly<Record<string, keyof typeof contract>> = {
  'client.default_language': 'UserLanguage',
  'message.channel': 'MessageChannel',
  'partner_account.status': 'PartnerAccountStatus',
  'payout_order.status': 'PayoutOrderStatus',
  'message.language': 'UserLanguage',
  'user.language': 'UserLanguage',
  'withdrawal.status': 'WithdrawalStatus',
};
/** Lists no one outside the server sees. Anyone who reads such a column has the union of its values (tables.gen.ts). */
const ownLists: Readonly<
  Record<string, { readonly why: string; readonly values?: readonly string[] }>
> = {
  'card_to_forget.gate': { why: 'a gate of ours, told nobody' },
  'card_token.gate': { why: 'a gate of ours, told nobody' },
  'deposit.gate': { why: 'a gate of ours, told nobody' },
  'gateway_customer.gate': { why: 'a gate of ours, told nobody' },
  'credit_lot.closed': { why: 'readers see the state of a lot, which also knows what is spent' },
  'demo_gate_payment.reason': { why: 'the other side of a gate, not ours' },
  'demo_gate_payment.state': { why: 'the other side of a gate, not ours' },
  'ledger_entry.from_account': { why: 'accounts are the accountant’s', values: ledgerAccounts },
  'ledger_entry.to_account': { why: 'accounts are the accountant’s', values: ledgerAccounts },
  'mobile_device.blocked_by': { why: 'an app does not block itself' },
  'mobile_device.status_reason': { why: 'who removed it, or that it ended by itself' },
  'one_time_code.purpose': { why: 'each purpose has routes of its own' },
  'passkey_challenge.purpose': { why: 'each purpose has routes of its own' },
  'session.stage': { why: 'who is signed in half is told so by an error' },
  'user.managed_by': { why: 'the API says whether a directory manages somebody' },
};
/** Columns of a name that is listed elsewhere, which mean something else. */
const otherMeanings: Readonly<Record<string, string>> = {
  'message.kind':
    'each kind is a definition of its own (messages/kinds), gone kinds stay in the table',
  'migration.kind': 'a word of the runner, in a table that is there before any migration',
  'tax_limit.source': 'the paragraph of a law, as text',
  'client_refund.reason': 'why an employer is sent its money back, in the words of who asked',
};

const problemOf = ({ table, column, values }: ListedValues): string[] => {
  const name = `${table}.${column}`;
  const key = keyOf(values);
  const own = ownLists[name];
  if (own) return own.values && keyOf(own.values) !== key ? [`${name}: ${values.join()}`] : [];
  const pinned = meant[name];
  if (pinned)
    return exported.get(pinned) === key ? [] : [`${name} is not ${pinned}: ${values.join()}`];
  const owners = [...exported].filter(([, words]) => words === key).map(([one]) => one);
  // `Language` is made of `languages`
  const enums = owners.filter((one) => /^[A-Z]/.test(one));
  if (enums.length > 1) return [`${name} may be any of ${enums.join()}: say which in meant`];
  return owners.length > 0 || described.has(key) ? [] : [`${name} is no enum: ${values.join()}`];
};
const nameOf = ({ table, column }: ListedValues): string => `${table}.${column}`;

describe('every list of values in a check of the database', () => {
  it('is an enum of the contract, or one of the server’s own', () => {
    expect(lists.length).toBeGreaterThan(70);
    expect(wholeLists(lists).flatMap(problemOf)).toEqual([]);
  });

  it('is refused when it lacks a value, or has one too many', () => {
    const planted = wholeLists(lists)
      .filter((list) => !ownLists[nameOf(list)])
      .flatMap((list) =>
        [
          ...list.values.map((lost) => list.values.filter((value) => value !== lost)),
          [...list.values, 'PLANTED'],
        ].map((values) => ({ ...list, values })),
      );
    const unnoticed = planted.filter((list) => problemOf(list).length === 0).map(nameOf);
    expect([...new Set(unnoticed)]).toEqual([]);
  });

  it('is whole also where a rule about several columns names some of it', () => {
    const values = ['A', 'B', 'C'];
    const whole = { table: 'planted', column: 'status', values };
    const part = { ...whole, values: ['A', 'B'] };
    expect(wholeLists([part, whole, { ...part, table: 'other' }])).toEqual([
      whole,
      { ...part, table: 'other' },
    ]);
  });

  it('is named among the server’s own only when it is there', () => {
    const names = new Set(lists.map(nameOf));
    const known = [...Object.keys(ownLists), ...Object.keys(meant)];
    expect(known.filter((name) => !names.has(name))).toEqual([]);
  });
});

it('a column has such a check in every table, or in none', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text'
      and column_name = any(${[...new Set(lists.map(({ column }) => column))]})`.execute(test.db);
  const checked = new Set(lists.map(nameOf));
  const bare = rows
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !checked.has(name) && !otherMeanings[name]);
  expect(bare.toSorted()).toEqual([]);
});

describe('a new regime', () => {
  /** What lists say when a regime has been added by the one line a migration has of it. */
  const added = async (): Promise<{ widened: number; after: readonly ListedValues[] }> => {
    const undone = new Error('tried');
    const result = { widened: 0, after: [] as readonly ListedValues[] };
    await atomic(test.db, async (tx) => {
      const { rows } = await sql<{ n: number }>`select add_regime('SK_PLANTED') as n`.execute(tx);
      result.widened = rows[0]?.n ?? 0;
      result.after = await readListedValues(tx);
      const twice = sql`select add_regime('SK_PLANTED')`.execute(tx);
      await expect(twice).rejects.toThrow('knows SK_PLANTED already');
      throw undone;
    }).catch((error: unknown) => {
      if (error !== undone) throw error;
    });
    return result;
  };

  it('is one line of a migration, which leaves no list of regimes without it', async () => {
    const { widened, after } = await added();
    const isRegimes = ({ values }: ListedValues): boolean => values.includes('CZ_LEISURE');
    const before = lists.filter(isRegimes);
    expect(widened).toBe(before.length);
    // those that came by the same line before stand in front of it
    const sorted = (list: ListedValues) => ({ ...list, values: list.values.toSorted() });
    expect(after.filter(isRegimes).map(sorted)).toEqual(
      before.map((list) => sorted({ ...list, values: ['SK_PLANTED', ...list.values] })),
    );
    expect(after.filter((list) => !isRegimes(list))).toEqual(
      lists.filter((list) => !isRegimes(list)),
    );
  });
});

/** Regimes of a fund of the employer's own, of which no law says an amount. */
const ofFunds: readonly Regime[] = ['CZ_FKSP', 'SK_SOCIAL_FUND'];
it('every regime the law limits by the year has a limit every installation begins with, switched on', async () => {
  const { rows } = await sql<{ regime: Regime }>`
    select distinct regime from tax_limit where active`.execute(test.db);
  const written = new Set(rows.map(({ regime }) => regime));
  const yearly = limitedRegimes.filter((regime) => limitPeriodOf(regime) === 'YEAR');
  expect(yearly.length).toBeGreaterThan(2);
  expect(yearly.filter((regime) => !written.has(regime))).toEqual(ofFunds);
});

it('the limits every installation begins with are counted as their regime says', async () => {
  const { rows } = await sql<{ regime: Regime; period: LimitPeriod }>`
    select distinct regime, period from tax_limit where active`.execute(test.db);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ regime, period }) => limitPeriodOf(regime) !== period)).toEqual([]);
});
