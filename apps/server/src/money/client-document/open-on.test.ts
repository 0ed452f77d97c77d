import { api, type ClientDocumentKind } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import { buildCompany } from '../../test/factories.ts';
import { forgetMoney } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays, pragueDay } from '../ledger/index.ts';
import { issueDocument } from './issue.ts';
import { receivePayment } from './receive.ts';

const test = await openTestApp();
const { db } = test;
const admin = await test.signedIn('admin');
const today = pragueDay();
const [tomorrow, later] = [addDays(today, 1), addDays(today, 2)];
const companyOf = async (name: string, registrationNumber: string): Promise<number> =>
  (await admin.call(api.companyAdmin.create, { body: buildCompany({ name, registrationNumber }) }))
    .body.id;
const sellerId = await companyOf('Benefity s. r. o.', '27074358');
const employerId = await companyOf('Sklárny a. s.', '27095231');
await sql`update client set company_id = ${employerId} where id = 1`.execute(db);

const issue = (kind: ClientDocumentKind, net: number): Promise<number> =>
  atomic(db, (tx) =>
    issueDocument(tx, {
      clientId: 1,
      clientContractId: null,
      kind,
      currency: 'CZK',
      taxableOn: kind === 'INVOICE' ? today : null,
      dueDays: 14,
      month: null,
      correctsId: null,
      note: null,
      sellerId,
      lines: [{ what: 'CREDITS', net, vatRate: null, vat: 0, quantity: 1, base: null, rate: null }],
      issuedBy: null,
    }),
  );
const receive = (documentId: number, amount: number, day: string) =>
  atomic(db, (tx) => receivePayment(tx, { documentId, amount, day, bankEntryId: 1 }));
const openOn = async (day: string) => {
  const { content, sums } = (await admin.call(api.clientDocument.list, { openOn: day })).body;
  return { each: content.map(({ id, open }) => [id, open]), sum: sums.open };
};

beforeEach(() => forgetMoney(db));

describe('what employers owed in the evening of a day', () => {
  it('is what was issued by then, less what was paid by then', async () => {
    const first = await issue('INVOICE', 1_000_00);
    const second = await issue('PROFORMA', 500_00);
    await receive(first, 400_00, tomorrow);
    await receive(second, 500_00, later);
    expect(await openOn(addDays(today, -1))).toEqual({ each: [], sum: 0 });
    expect(await openOn(today)).toEqual({
      each: [
        [second, 500_00],
        [first, 1_000_00],
      ],
      sum: 1_500_00,
    });
    expect(await openOn(tomorrow)).toEqual({
      each: [
        [second, 500_00],
        [first, 600_00],
      ],
      sum: 1_100_00,
    });
    expect(await openOn(later)).toEqual({ each: [[first, 600_00]], sum: 600_00 });
  });
  it('is taken as a table, like whatever a list is narrowed to', async () => {
    const id = await issue('INVOICE', 1_000_00);
    await issue('PROFORMA', 500_00);
    await receive(id, 400_00, tomorrow);
    const read = async (query: string) => {
      const path = `/api/admin/client-document/table?language=cs&${query}`;
      return (await readOfficeFile((await admin.send('GET', path)).rawPayload)).lines.map(
        ({ cells }) => cells,
      );
    };
    for (const format of ['CSV', 'XLSX']) {
      const [head = [], ...lines] = await read(`format=${format}&kind=INVOICE&openOn=${tomorrow}`);
      expect(head[0]).toBe('Číslo');
      const columnsAt = ['Částka', 'Zbývá zaplatit'].map((name) => head.indexOf(name));
      expect(
        lines.map((line) => columnsAt.map((at) => Number(line[at]?.replace(',', '.')))),
      ).toEqual([[1_000, 600]]);
    }
    expect(await read('format=CSV')).toHaveLength(3);
  });
});
