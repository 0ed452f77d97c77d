import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { openBilling } from '../../test/billing.ts';
import { forgetMoney } from '../../test/money.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { openSettling } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { payrollTexts } from '../texts.ts';
import { tellPartners } from './notice.ts';

const test = await openTestApp({}, { works: false });
const { sellerId, employerId: buyerId } = await openBilling(test);
const { accountant, newPartner, fillPurse, sell, run, settlements, approve } =
  await openSettling(test);
const t = await payrollTexts('cs');
const iban = 'CZ8127000000002102143052';
/** Where a line is broken its space is not drawn. */
const unspaced = (text: string): string => text.replaceAll(/\s/g, '');
const inTable = unspaced(t('settlement.inTable'));

/** What is written on the paper of a settlement of so many payments. */
const paperOf = async (payments: number): Promise<string> => {
  const partnerId = await newPartner({ sellerId, perTransaction: 1_00 }, iban);
  await sql`update partner set company_id = ${buyerId} where id = ${partnerId}`.execute(test.db);
  for (let nth = 0; nth < payments; nth += 1) await sell(partnerId, 10_00);
  await run(partnerId);
  const id = (await settlements(partnerId)).at(-1)?.id ?? 0;
  await approve(id);
  await tellPartners(test.deps);
  const { body } = await accountant.call(api.settlement.items, { id, pageSize: 1 });
  expect(body.totalElements).toBe(payments);
  const { rawPayload } = await accountant.send(
    'GET',
    api.settlement.pdf.path.replace(':id', String(id)),
  );
  return unspaced(pdfText(rawPayload).join(''));
};
const countIn = (paper: string, phrase: string): number => paper.split(phrase).length - 1;

beforeEach(async () => {
  await forgetMoney(test.db);
  await fillPurse();
  await sql`
    update company set country = 'CZ', vat_payer = id = ${sellerId}`.execute(test.db);
});

it('lists its payments up to three hundred of them, and says of more that they are in the table', async () => {
  const whole = await paperOf(300);
  expect([countIn(whole, t('settlement.payment')), whole.includes(inTable)]).toEqual([300, false]);
  const more = await paperOf(301);
  expect([countIn(more, t('settlement.payment')), more.includes(inTable)]).toEqual([0, true]);
  // what it adds up to is there however many there are
  expect(more).toContain('3010,00');
}, 120_000);
