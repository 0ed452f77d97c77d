import { api, type AskingNote, type FileImport } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import { endLots, forgetMoney, insertEmployees, insertPartner, pay } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { listDifferences } from '../ledger/check.queries.ts';
import { pragueDay, pragueYear, refund } from '../ledger/index.ts';

const clientId = 1;
const perShift = 12_950;
const month = pragueDay().slice(0, 7);
const test = await openTestApp();
const admin = await test.signedIn('admin');
const [eva = 0, jan = 0] = await insertEmployees(test.db, 3);
const partnerId = await insertPartner(test.db);
await sql`update tax_limit set amount = ${perShift} where regime = 'CZ_MEAL'`.execute(test.db);
await test.jobs.start();
beforeEach(() => forgetMoney(test.db));

const ended = async (id: number): Promise<FileImport> => {
  const get = async () => (await admin.call(api.creditGrantImport.get, { clientId, id })).body;
  await expect
    .poll(get)
    .toSatisfy(({ status }: FileImport) => !['CHECKING', 'IMPORTING'].includes(status));
  return get();
};
type Terms = { regime?: 'CZ_MEAL' | 'CZ_LEISURE'; shiftsMonth?: string };
const checked = async (lines: readonly string[], terms: Terms = {}) => {
  const { body } = await admin.call(api.creditGrantImport.upload, {
    clientId,
    body: {
      fileName: 'stravne.csv',
      regime: 'CZ_MEAL',
      validFrom: pragueDay(),
      expiresOn: null,
      ground: 'BEYOND_WAGE',
      ...terms,
    },
    file: Buffer.from(['Osobní číslo;Částka;Směny', ...lines].join('\r\n')),
  });
  await admin.call(api.creditGrantImport.check, { clientId, id: body.id });
  return ended(body.id);
};
const granted = async (lines: readonly string[], terms: Terms = {}) => {
  const { id } = await checked(lines, terms);
  const accepted: AskingNote[] = ['credit.beyondShifts', 'credit.grantedBefore'];
  await admin.call(api.creditGrantImport.run, { clientId, id, body: { accepted } });
  expect((await ended(id)).status).toBe('IMPORTED');
};
const lotsOf = async (userId: number) =>
  (
    await sql<{ regime: string; amount: number }>`
      select regime, amount from credit_lot where user_id = ${userId} order by id`.execute(test.db)
  ).rows.map(({ regime, amount }) => [regime, amount]);
const payroll = async () => {
  const { rawPayload } = await admin.send(
    'GET',
    `/api/admin/client/1/payroll-export?month=${month}&format=CSV`,
  );
  const [heading = [], ...lines] = (await readOfficeFile(rawPayload)).lines.map(
    ({ cells }) => cells,
  );
  // the last line has the sums
  return lines
    .slice(0, -1)
    .map((cells) =>
      Object.fromEntries(heading.map((name, at) => [name.split(':')[0], cells[at] ?? ''])),
    );
};

describe('a file of meals with numbers of shifts', () => {
  it('gives what the shifts exempt as meals and the rest as taxed credits, once somebody has said yes', async () => {
    const file = await checked(['Z1;3000;20', 'Z2;2000;20']);
    expect(file).toMatchObject({ status: 'CHECKED', amount: 500_000 });
    expect(file.notes).toMatchObject([{ line: 2, messageKey: 'credit.beyondShifts' }]);
    const run = (accepted: AskingNote[]) =>
      admin.call(api.creditGrantImport.run, { clientId, id: file.id, body: { accepted } });
    expect((await run([])).status).toBe(422);
    await run(['credit.beyondShifts']);
    expect((await ended(file.id)).status).toBe('IMPORTED');
    expect(await lotsOf(eva)).toEqual([
      ['CZ_MEAL', 20 * perShift],
      ['TAXED', 300_000 - 20 * perShift],
    ]);
    expect(await lotsOf(jan)).toEqual([['CZ_MEAL', 200_000]]);
    const { body } = await admin.call(api.creditGrant.list, { clientId });
    expect(body.content[0]).toMatchObject({ users: 2, total: 500_000, shiftsMonth: month });
    const id = body.content[0]?.id ?? 0;
    const items = await admin.call(api.creditGrant.items, { clientId, id });
    expect(items.body).toMatchObject({
      totalElements: 3,
      content: [{ shifts: 20, regime: 'CZ_MEAL' }, { regime: 'TAXED' }, { regime: 'CZ_MEAL' }],
    });
    expect(await listDifferences(test.db)).toEqual([]);
    const taken = await admin.call(api.creditGrant.recall, {
      clientId,
      id,
      body: { reason: 'Omyl' },
    });
    expect(taken.body).toMatchObject({ amount: 500_000, users: 2 });
  });
  it('counts the shifts of the whole month: what was given for it before takes room', async () => {
    await granted(['Z1;2590;20']);
    await granted(['Z1;500;22']);
    expect(await lotsOf(eva)).toEqual([
      ['CZ_MEAL', 259_000],
      ['CZ_MEAL', 2 * perShift],
      ['TAXED', 50_000 - 2 * perShift],
    ]);
    await granted(['Z1;500;10'], { shiftsMonth: `${pragueYear() - 1}-12` });
    expect((await lotsOf(eva)).at(-1)).toEqual(['CZ_MEAL', 50_000]);
  });
  it('finds its twin though it was granted in two parts', async () => {
    await granted(['Z1;3000;20']);
    const again = await checked(['Z1;3000;21']);
    expect(again.noteCounts).toMatchObject({ 'credit.grantedBefore': 1 });
  });
  it.each([
    ['no shifts', '0', [['TAXED', 10_000]]],
    ['a whole number as spreadsheets write it', '20,0', [['CZ_MEAL', 10_000]]],
  ])('takes %s', async (_what, shifts, lots) => {
    await granted([`Z1;100;${shifts}`]);
    expect(await lotsOf(eva)).toEqual(lots);
  });
  it.each(['-1', '63', '20,5', 'dvacet'])('with %s shifts is refused', async (shifts) => {
    const file = await checked([`Z1;100;${shifts}`]);
    expect(file.errors).toMatchObject([
      { line: 2, field: 'shifts', messageKey: 'credit.shifts', value: shifts },
    ]);
  });
  it('says whose shifts are missing, and that another regime has no use for them', async () => {
    const some = await checked(['Z1;100;20', 'Z2;100;']);
    expect(some.notes).toMatchObject([{ line: 3, messageKey: 'credit.shiftsMissing' }]);
    const leisure = await checked(['Z1;100;20', 'Z2;100;'], { regime: 'CZ_LEISURE' });
    expect(leisure.notes).toMatchObject([{ line: 2, messageKey: 'credit.shiftsUnused' }]);
  });
});

describe('the payroll of meals', () => {
  it('knows what is exempt of money given for shifts, and leaves the rest to the accountant', async () => {
    await granted(['Z1;3000;20', 'Z2;1000;']);
    await pay(test.db, eva, { partnerId, amount: 290_000 });
    await pay(test.db, jan, { partnerId, amount: 60_000 });
    const columns = ['Vyčerpáno', 'Osvobozeno', 'Ke zdanění', 'Nelze určit', 'Důvod přidělení'];
    const lines = (await payroll()).map((line) => columns.map((name) => line[name]));
    const why = 'Nad rámec mzdy';
    expect(lines).toEqual([
      ['2590,00', '2590,00', '0,00', '', why],
      ['310,00', '0,00', '310,00', '', why],
      ['600,00', '0,00', '', '600,00', why],
    ]);
  });
  it('still knows it of money that came back after its last day', async () => {
    await granted(['Z1;1000;20']);
    const { movementId } = await pay(test.db, eva, { partnerId, amount: 60_000 });
    await endLots(test.db);
    await atomic(test.db, (tx) => refund(tx, { id: movementId }, 20_000));
    expect(await payroll()).toMatchObject([
      { Vyčerpáno: '400,00', Osvobozeno: '400,00', 'Ke zdanění': '0,00', 'Nelze určit': '' },
    ]);
    await pay(test.db, eva, { partnerId, amount: 10_000 });
    expect(await payroll()).toMatchObject([{ Osvobozeno: '500,00', 'Nelze určit': '' }]);
    expect(await listDifferences(test.db)).toEqual([]);
  });
});
