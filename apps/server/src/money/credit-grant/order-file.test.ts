import { api, type AskingNote, type FileImport } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { billingClientId as clientId } from '../../test/billing.ts';
import { openOrdering } from '../../test/ordering.ts';
import { openTestApp } from '../../test/test-app.ts';
import { pragueDay } from '../ledger/index.ts';

const perShift = 100_00;
const test = await openTestApp();
const { db } = test;
const ordering = await openOrdering(test);
const { admin, receive, balances } = ordering;
const [eva, jan] = ordering.people;
await sql`update tax_limit set amount = ${perShift} where regime = 'CZ_MEAL'`.execute(db);
await test.jobs.start();
beforeEach(ordering.begin);

const ended = async (id: number): Promise<FileImport> => {
  const get = async () => (await admin.call(api.creditGrantImport.get, { clientId, id })).body;
  await expect
    .poll(get)
    .toSatisfy(({ status }: FileImport) => !['CHECKING', 'IMPORTING'].includes(status));
  return get();
};
const checked = async (...lines: readonly string[]) => {
  const { body } = await admin.call(api.creditGrantImport.upload, {
    clientId,
    body: {
      fileName: 'stravne.csv',
      regime: 'CZ_MEAL',
      validFrom: pragueDay(),
      expiresOn: null,
      ground: 'BEYOND_WAGE',
    },
    file: Buffer.from(['Osobní číslo;Částka;Směny;Poznámka', ...lines].join('\r\n')),
  });
  await admin.call(api.creditGrantImport.check, { clientId, id: body.id });
  return ended(body.id);
};
const run = async (id: number) => {
  const accepted: AskingNote[] = ['credit.beyondShifts', 'credit.orderedBefore'];
  await admin.call(api.creditGrantImport.run, { clientId, id, body: { accepted } });
  return ended(id);
};
const orders = async () =>
  (await admin.call(api.creditOrder.list, { clientId })).body.content.toReversed();
const lotsOf = async (userId: number) =>
  (
    await sql<{ regime: string; amount: number; note: string }>`
      select l.regime, l.amount, m.note
      from credit_lot l
      join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id
      join movement m on m.user_id = e.user_id and m.id = e.movement_id
      where l.user_id = ${userId}
      order by l.id`.execute(db)
  ).rows.map(({ regime, amount, note }) => [regime, amount, note]);

describe('a file of grants of who pays beforehand', () => {
  it('is an order of all its lines, given as the file says when it is paid', async () => {
    const file = await checked('Z1;3000;20;Za noční', 'Z2;500;;');
    expect(file.notes[0]).toMatchObject({ line: 2, messageKey: 'credit.willWait' });
    expect((await run(file.id)).status).toBe('IMPORTED');
    const [order] = await orders();
    expect(order).toMatchObject({
      state: 'WAITING',
      users: 2,
      total: 3_500_00,
      shiftsMonth: pragueDay().slice(0, 7),
    });
    expect(await ordering.given()).toEqual({});
    await receive(order?.proforma.number ?? '', 3_500_00);
    // by the job that the bank’s statement has sent
    const given = expect.poll(() => lotsOf(eva), { timeout: 10_000 });
    await given.toEqual([
      ['CZ_MEAL', 2_000_00, 'Za noční'],
      ['TAXED', 1_000_00, 'Za noční'],
    ]);
    expect(await lotsOf(jan)).toEqual([['CZ_MEAL', 500_00, null]]);
    expect(await balances()).toEqual({ BANK: 3_500_00, USERS: -3_500_00 });
  });

  it('counts shifts of a month that are ordered and not given yet, and asks before it is ordered twice', async () => {
    await run((await checked('Z1;1000;10;')).id);
    const again = await checked('Z1;1000;10;');
    expect(again.notes.map(({ messageKey }) => messageKey)).toEqual(
      expect.arrayContaining(['credit.orderedBefore', 'credit.beyondShifts']),
    );
    await run(again.id);
    const [, second] = await orders();
    const { body } = await admin.call(api.creditOrder.items, { clientId, id: second?.id ?? 0 });
    expect(body.content).toMatchObject([{ amount: 1_000_00, taxed: 1_000_00, shifts: 10 }]);
  });

  it('is refused beyond the line of who pays on an invoice, also when that is used up meanwhile', async () => {
    await ordering.agree({ mode: 'ON_INVOICE', creditLine: 1_000_00 });
    expect(await checked('Z1;1000,01;;')).toMatchObject({
      status: 'REFUSED',
      errors: [{ line: 2, messageKey: 'credit.beyondLine' }],
    });
    const file = await checked('Z1;600;;');
    expect(file.status).toBe('CHECKED');
    await ordering.grant([[jan, 600_00]]);
    expect((await run(file.id)).status).toBe('REFUSED');
    expect(Object.keys(await ordering.given())).toEqual([String(jan)]);
  });

  it('is refused as a whole while its employer is off', async () => {
    const turn = (active: boolean) =>
      admin.call(api.clientAdmin.activate, { id: clientId, body: { active } });
    await turn(false);
    const { errors, status } = await checked('Z1;100;;');
    await turn(true);
    expect([status, errors]).toMatchObject([
      'REFUSED',
      [{ line: 2, messageKey: 'credit.employerOff' }],
    ]);
  });
});
