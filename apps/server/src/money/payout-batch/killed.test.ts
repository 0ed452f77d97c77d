import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { fillWallet } from '../../test/money.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { followLedger } from '../book/index.ts';
import type { Dying } from './testing/dying-process.ts';

const test = await openTestApp({}, { works: false });
const settling = await openSettling(test);
const { accountant, admin } = settling;
const employee = await test.signedIn('employee');
const payerIban = 'CZ8127000000002102143052';
const iban = 'CZ6508000000192000145399';

const program = fileURLToPath(new URL('testing/dying-process.ts', import.meta.url));
const start = () => fork(program, { serialization: 'advanced' });
/** The next one, which loads its program while this one works. */
let waiting = start();
afterAll(() => waiting.kill('SIGKILL'));
/** Does a work in a process that is killed before a statement of it. False where it came to its end. */
const isKilled = async (statement: number, work: Dying['work']): Promise<boolean> => {
  const child = waiting;
  waiting = start();
  const { connection } = test;
  child.send({ connection, statement, work } satisfies Dying);
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toEqual(signal === null ? [0, null] : [null, 'SIGKILL']);
  return signal !== null;
};
/** Kills it before its first statement, its third, and so on, until it comes to its end. */
const killEverywhere = async (
  work: Dying['work'],
  afterEach: () => Promise<void>,
): Promise<number> => {
  for (let statement = 1; ; statement += 2) {
    if (!(await isKilled(statement, work))) return statement - 1;
    await afterEach();
  }
};
const count = async (table: 'payout_batch' | 'payout_order'): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(test.db))
    .rows[0]?.n ?? 0;
const errorOf = ({ body }: { readonly body: { globalErrors?: { messageKey: string }[] } }) =>
  body.globalErrors?.[0]?.messageKey;

it('a batch that is killed before one of its statements leaves nothing, goes on, and pays nothing twice', async () => {
  await settling.fillPurse();
  await fillWallet(test.db, 2, 1_000_00);
  const partners = [await settling.newPartner({}, iban), await settling.newPartner({}, iban)];
  for (const partnerId of partners) await settling.sell(partnerId, 100_00);
  const { drafts: settlementIds } = await settling.run();
  await settling.approve(...settlementIds);
  const amount = { amount: 250_00, currency: 'CZK' } as const;
  const withdrawal = (await employee.call(api.withdrawal.create, { body: { amount, iban } })).body;
  await sql`
    update "user" set access_changed_at = now() - make_interval(hours => 48) where id = 2`.execute(
    test.db,
  );
  const chosen = { settlementIds, withdrawalIds: [withdrawal.id], clientRefundIds: [] };
  const form = { ...chosen, payerName: 'Benefity', payerIban, dueDay: settlingDay };

  const steps = await killEverywhere({ kind: 'MAKE', form }, async () => {
    expect([await count('payout_batch'), await count('payout_order')]).toEqual([0, 0]);
    const { payable } = (await accountant.call(api.payoutBatch.proposal, {})).body;
    expect(payable).toHaveLength(3);
  });
  expect(steps).toBeGreaterThan(5);
  // it was made, and who made it heard nothing: it is asked for again
  expect(errorOf(await accountant.call(api.payoutBatch.create, { body: form }))).toBe(
    'payoutBatch.error.notPayable',
  );
  expect([await count('payout_batch'), await count('payout_order')]).toEqual([1, 3]);
  expect((await accountant.call(api.payoutBatch.proposal, {})).body.payable).toEqual([]);

  const [batch] = (await accountant.call(api.payoutBatch.list, {})).body.content;
  const id = batch?.id ?? 0;
  const look = async () => (await accountant.call(api.payoutBatch.get, { id })).body;
  const made = await look();
  const approvals = await killEverywhere({ kind: 'APPROVE', id }, async () =>
    expect(await look()).toEqual(made),
  );
  expect(approvals).toBeGreaterThan(3);
  expect((await look()).status).toBe('APPROVED');
  expect(errorOf(await admin.call(api.payoutBatch.approve, { id }))).toBe(
    'payoutBatch.error.decided',
  );
  const file = () => accountant.send('GET', api.payoutBatch.file.path.replace(':id', String(id)));
  const bytes = (await file()).rawPayload;
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(made.sha256);
  expect((await file()).rawPayload.equals(bytes)).toBe(true);
  await followLedger(test.db);
  expect(await compareBooks(test.db)).toEqual([]);
}, 180_000);
