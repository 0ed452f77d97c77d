import { csvLine } from '@cafeteria/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { giveCredits, insertPartner, pay } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { pragueDay } from '../ledger/index.ts';
import { payrollTexts } from '../texts.ts';
import { followLedger } from './follow.ts';
import { listLines } from './journal.queries.ts';
import { readJournalPart, readJournalWords } from './journal-text.queries.ts';
import { journalCells } from './tables.ts';

const { db } = await openTestApp();
const day = pragueDay();
/** What spreadsheets and parsers take for something else, and what only looks so. */
const names = [
  'Bistro',
  '=1+1',
  ' @home',
  '\u00A0-5',
  '\u2028|x',
  '%',
  'a;b',
  'U „Dvou“ "kohoutů"',
  'two\nlines',
  "'quoted'",
  '{"client": "$1"}',
  '\\n\\',
  '🍕',
];

it('the journal put together by the database is what its lines are as cells, in parts of any size', async () => {
  await sql`update client set name = ${'-Firma; "s.r.o."'} where id = 1`.execute(db);
  await giveCredits(db, 2, { amount: 1_000_00, regime: 'CZ_MEAL' });
  for (const [at, name] of names.entries())
    await pay(db, 2, { partnerId: await insertPartner(db, { name }), amount: 1 + at * 99 });
  await followLedger(db);
  const text = await payrollTexts('cs');
  const words = await readJournalWords(db, text);
  const lines = await listLines(db, { from: day, to: day }, { limit: 99, offset: 0, order: 'asc' });
  const [, ...written] = journalCells(lines, text).map(csvLine);
  expect(written).toHaveLength(names.length + 1);
  for (const limit of [1, 5, 99]) {
    const parts: string[] = [];
    for (let after = 0; ;) {
      const part = await readJournalPart(db, { day, after, limit, words });
      if (part.lines === 0) break;
      parts.push(part.text);
      after = part.last;
    }
    expect(parts.join('')).toBe(written.join(''));
  }
});
