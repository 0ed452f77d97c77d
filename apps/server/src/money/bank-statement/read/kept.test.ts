import { describe, expect, it } from 'vitest';
import { camtStatement, fioStatement, gpcStatement } from '../../../test/bank-file.ts';
import { read, refused } from './testing/refused.ts';

describe('what a bank wrote is kept for good, so that it is not taken', () => {
  const balanced = { opening: '0.00', closing: '0.00', entries: '' };
  const during = (from: string, to: string): string =>
    camtStatement({
      ...balanced,
      entries: `<FrToDt><FrDtTm>${from}</FrDtTm><ToDtTm>${to}</ToDtTm></FrToDt>`,
    });
  const huge = '999999999999999.99';
  it.each([
    ['with days that are none', during('garbage-01', '2026-13-45T00:00:00'), 'field'],
    ['with a year that is none', during('0000-00-00', '2026-11-23T00:00:00'), 'field'],
    ['that ends before it begins', during('2026-12-01T00:00:00', '2026-11-01T00:00:00'), 'field'],
    ['…in fixed columns', gpcStatement([], { from: '241126', day: '231126' }), 'field'],
    ['…of Fio', fioStatement([], '1000,00').replace('22.11.2026', '24.11.2026'), 'field'],
    ['of a year to come', during('9999-12-30T00:00:00', '9999-12-31T00:00:00'), 'field'],
    ['of antiquity', camtStatement(balanced).replaceAll('2026-11-23', '0001-01-01'), 'field'],
    ['with an entry of a year to come', gpcStatement([{ amount: 5, day: '231199' }]), 'outside'],
    [
      'with balances no list could show',
      camtStatement({ ...balanced, opening: huge, closing: huge }),
      'amount',
    ],
    ['…of Fio', fioStatement([], '9999999999999999,99', '9999999999999999,99'), 'amount'],
    [
      'with entries that are more than there is',
      gpcStatement([
        ...Array.from({ length: 101 }, () => ({ amount: 999_999_999_999 })),
        ...Array.from({ length: 101 }, () => ({ amount: -999_999_999_999 })),
      ]),
      'amount',
    ],
  ])('%s', async (_name, file, key) => expect(await refused(file)).toMatchObject({ key }));

  it('longer than anybody reads, nor with signs nobody sees', async () => {
    const [statement] = await read(
      camtStatement({
        opening: '0.00',
        closing: '1.00',
        entries:
          '<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>' +
          '<BookgDt><Dt>2026-11-23</Dt></BookgDt>' +
          `<AcctSvcrRef>${'9'.repeat(20_000)}</AcctSvcrRef>` +
          `<AddtlNtryInf>a\u202Eb\u200B ${'x'.repeat(100_000)}</AddtlNtryInf></Ntry>`,
      }).replace('<ElctrncSeqNb>7<', `<ElctrncSeqNb>${'7'.repeat(5_000)}<`),
    );
    expect(statement?.number).toHaveLength(200);
    expect(statement?.entries[0]?.reference).toHaveLength(200);
    expect(statement?.entries[0]?.message).toMatch(/^ab x{997}$/);
    const [columns] = await read(gpcStatement([{ amount: 1, text: 'a\u0001\u001Bb' }]));
    expect(columns?.entries[0]?.message).toBe('a b');
  });
});
