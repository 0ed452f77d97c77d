import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../platform/db/index.ts';
import { gpcStatement } from '../../test/bank-file.ts';
import { openTestApp } from '../../test/test-app.ts';
import { type Entry, decide, type Expected } from './match.rules.ts';
import { importStatements } from './import.ts';
import { insertAccount } from './store.queries.ts';

const test = await openTestApp({}, { works: false });
const by = { user: { id: 1 }, ip: '127.0.0.1', tell: async () => undefined };
const installation = { country: 'Cz', currency: 'CZK' } as const;
const account = { iban: 'CZ8127000000002102143052', name: 'Hlavní účet', by: 1 };
await insertAccount(test.db, { ...account, currency: 'CZK' });

type Sent = { count: number; longest: number };
/** The database, which counts what it is sent, and the longest value of it. */
const counted = (sent: Sent): Db =>
  test.db.withPlugin({
    transformQuery: ({ node }) => {
      sent.count += 1;
      if (node.kind === 'RawNode')
        for (const part of node.parameters)
          if (part.kind === 'ValueNode' && 'value' in part && typeof part.value === 'string')
            sent.longest = Math.max(sent.longest, part.value.length);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
let opening = 0;
/** What an import of so many entries sends. */
const sentBy = async (entries: number, number: string): Promise<Sent> => {
  const list = Array.from({ length: entries }, (_, nth) => ({
    amount: nth + 1,
    document: `${number}${nth}`,
    variable: String(nth + 1),
    text: 'Za práci v listopadu',
  }));
  const content = Buffer.from(gpcStatement(list, { opening, number }));
  opening += list.reduce((sum, { amount }) => sum + amount, 0);
  const sent = { count: 0, longest: 0 };
  await importStatements(counted(sent), installation, { name: `${number}.gpc`, content }, by);
  const { rows } = await sql<{ entries: number; distinct: number }>`
    select count(*)::int as entries, count(distinct position)::int as distinct
    from bank_entry
    where statement_id = (select max(id) from bank_statement)`.execute(test.db);
  expect(rows).toEqual([{ entries, distinct: entries }]);
  return sent;
};

it('a statement is kept in pieces, others answered between them, and their number grows as it does', async () => {
  const small = await sentBy(1_000, '1');
  const many = await sentBy(5_000, '2');
  // all of it in one would be four times as long
  expect(many.longest).toBeLessThan(250_000);
  const more = many.count - small.count;
  expect(more).toBeGreaterThanOrEqual(4_000 / 250);
  // a piece that is kept and one that is read again, and what waited already
  expect(more).toBeLessThanOrEqual((2 * 4_000) / 250 + 1_000 / 250 + 4);
});

it('what nothing is expected of is looked at once, however much that is', () => {
  let looks = 0;
  const entryOf = (nth: number): Entry => ({
    id: nth,
    day: '2026-11-23',
    amount: nth,
    get variableSymbol() {
      looks += 1;
      return '7';
    },
    get counterAccount() {
      looks += 1;
      return null;
    },
  });
  const order = (id: number): Expected => ({
    kind: 'DOCUMENT',
    batchId: null,
    orderIds: [],
    documentId: id,
    amount: id,
    symbol: '7',
    account: null,
    isPaid: false,
    name: null,
    number: null,
  });
  const entries = Array.from({ length: 20_000 }, (_, nth) => entryOf(nth + 1));
  expect(decide(entries, [order(10), order(20)]).map(({ entry }) => entry.id)).toEqual([10, 20]);
  expect(looks).toBeLessThanOrEqual(2 * 6);
});
