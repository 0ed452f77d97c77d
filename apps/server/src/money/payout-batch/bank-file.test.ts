import { describe, expect, it } from 'vitest';
import { bankFile } from './bank-file.ts';
import { bankText, decimal } from './bank-text.ts';

const orders = {
  batchId: 7,
  payerName: 'Benefity Česko, s.r.o. a společníci',
  payerIban: 'CZ8127000000002102143052',
  dueDay: '2026-11-27',
  madeAt: '2026-11-25T13:00:00Z',
  list: [
    {
      name: 'Bistro U Žluťoučkého koně & synové',
      iban: 'CZ6508000000192000145399',
      amount: 1_500_03,
      symbol: '2026000012',
      message: 'Vyúčtování 2026-0012 do 31. 10. 2026, Bistro U Žluťoučkého koně',
    },
    {
      name: 'Posilovna',
      iban: 'CZ8127000000002102143052',
      amount: 50,
      symbol: '2026000013',
      message: 'Vyúčtování 2026-0013',
    },
  ],
};

describe('the file for a Czech bank', () => {
  it('is ABO: a head, the payer’s account with the sum, and a line for each order', () =>
    expect(bankFile('ABO', orders).toString('latin1').split('\r\n')).toEqual([
      'UHL1251126Benefity Cesko, s.r.0000000000001999',
      '1 1501 001000 2700',
      '2 000000-2102143052 00000000150053 271126',
      '000019-2000145399 150003 2026000012 08000000 AV:Vyuctovani 2026-0012 do 31. 10. 202',
      '000000-2102143052 50 2026000013 27000000 AV:Vyuctovani 2026-0013',
      '3 +',
      '5 +',
      '',
    ]));
  it('is the same byte for byte however often it is made', () =>
    expect(bankFile('ABO', orders).equals(bankFile('ABO', structuredClone(orders)))).toBe(true));
});

describe('the file for a Slovak bank', () => {
  const slovak = {
    ...orders,
    payerIban: 'SK3112000000198742637541',
    list: orders.list.map((order) => ({ ...order, iban: 'SK3112000000198742637541' })),
  };
  const xml = bankFile('PAIN', slovak).toString('latin1');
  it('is pain.001.001.09 with how many they are and their sum, twice', () => {
    expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    expect(xml.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>1500\.53<\/CtrlSum>/g)).toHaveLength(2);
    expect(xml).toContain('<ReqdExctnDt><Dt>2026-11-27</Dt></ReqdExctnDt>');
    expect(xml).toContain('<EndToEndId>/VS2026000012/SS/KS</EndToEndId>');
    expect(xml).toContain('<Nm>Bistro U Zlutouckeho kone + synove</Nm>');
    expect(xml).toContain('<InstdAmt Ccy="EUR">0.50</InstdAmt>');
  });
  it('names payees written in other letters by the number of their payment', () => {
    const list = slovak.list.map((order) => ({ ...order, name: 'Бистро東京' }));
    const other = bankFile('PAIN', { ...slovak, payerName: 'Бистро', list }).toString('latin1');
    expect(other).not.toContain('<Nm></Nm>');
    expect(other).toContain('<Cdtr><Nm>2026000012</Nm></Cdtr>');
    expect(other).toContain('<Dbtr><Nm>PAYOUT-7</Nm></Dbtr>');
  });
  it('has no letter a bank would refuse', () => expect(xml).toMatch(/^[\n -~]*$/));
});

describe('a text for the bank', () => {
  it.each([
    ['Ľúbezná čajovňa', 'Lubezna cajovna'],
    ['Łódź „Ø“ 東京', 'Lodz O'],
    ['//lomítka', 'lomitka'],
    ['a<b>&"c"', 'a b + c'],
  ])('%s', (text, folded) => expect(bankText(text, 35)).toBe(folded));
  it('ends where the field does, and not with a space', () =>
    expect(bankText('abc def', 4)).toBe('abc'));
  it('says amounts with two places', () =>
    expect([decimal(5), decimal(100), decimal(123_45)]).toEqual(['0.05', '1.00', '123.45']));
});
