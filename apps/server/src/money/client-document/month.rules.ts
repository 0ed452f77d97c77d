/** What a month costs a client, line by line: minor units, rates in hundredths of a per cent. */
import type { ClientDocumentWhat, ClientExpiredTo, ClientFeeBase } from '@cafeteria/contract';
import type { NewLine } from '../book/index.ts';
import { shareOf } from '../settlement/index.ts';
import type { DocumentLine } from './client-document.rules.ts';

export type FeeTerms = {
  readonly perPerson: number;
  readonly rate: number;
  readonly rateOf: ClientFeeBase;
  readonly fixed: number;
  readonly minimum: number;
  readonly setUp: number;
};
export type MonthFacts = {
  readonly people: number;
  readonly granted: number;
  readonly used: number;
  readonly recalled: number;
  readonly expired: number;
  /** What of the used is paid for now: nothing asked for it when it was given. Below nothing where more came back. */
  readonly toPay: number;
  /** Of credits that were asked for when they were given. */
  readonly recalledAsked: number;
  readonly expiredAsked: number;
  /** The set-up has not been invoiced yet. */
  readonly isFirst: boolean;
};
type Fee = Pick<DocumentLine, 'what' | 'quantity' | 'base' | 'rate' | 'net'>;
const fee = (what: ClientDocumentWhat, net: number, of: Partial<Fee> = {}): Fee => ({
  what,
  quantity: 1,
  base: null,
  rate: null,
  net,
  ...of,
});

/** Fees of a month. What is missing to its minimum is a line of its own; the set-up does not count towards it. */
const feesOf = (terms: FeeTerms, { people, granted, used, isFirst }: MonthFacts): Fee[] => {
  const { perPerson, rate, rateOf, fixed, minimum, setUp } = terms;
  // below nothing where more was refunded than used: that is no fee, and nothing is given back
  const base = Math.max(rateOf === 'GRANTED' ? granted : used, 0);
  const ordinary = [
    fee('PER_PERSON', people * perPerson, { quantity: Math.max(people, 1), base: perPerson }),
    fee(rateOf === 'GRANTED' ? 'OF_GRANTED' : 'OF_USED', shareOf(base, rate), { base, rate }),
    fee('FIXED', fixed),
  ];
  const sum = ordinary.reduce((total, { net }) => total + net, 0);
  return [
    ...ordinary,
    fee('MINIMUM', Math.max(minimum - sum, 0)),
    fee('SET_UP', isFirst ? setUp : 0),
  ].filter(({ net }) => net > 0);
};

/** Lines with their VAT, which is computed once from their sum: the last line bears what rounding leaves. */
export const withVat = (fees: readonly Fee[], vatRate: number | null): DocumentLine[] => {
  if (vatRate === null) return fees.map((one) => ({ ...one, vatRate, vat: 0 }));
  const total = shareOf(
    fees.reduce((sum, { net }) => sum + net, 0),
    vatRate,
  );
  let left = total;
  return fees.map((one, index) => {
    const vat = index === fees.length - 1 ? left : shareOf(one.net, vatRate);
    left -= vat;
    return { ...one, vatRate, vat };
  });
};

/** The invoice of the fees of a month; no lines where there are none. */
export const feeLines = (
  terms: FeeTerms,
  facts: MonthFacts,
  vatRate: number | null,
): DocumentLine[] => withVat(feesOf(terms, facts), vatRate);

type Settling = Pick<NewLine, 'debit' | 'credit' | 'part' | 'amount'>;
/**
 * What of a month nobody owes any more (decision 0156). What was paid for and comes back is its client's, beforehand;
 * what expires of it is whose the contract says. What was never asked for and expires is owed by nobody.
 */
export const settlingLines = (
  { toPay, expired, recalledAsked, expiredAsked }: MonthFacts,
  expiredTo: ClientExpiredTo,
): Settling[] => {
  const all: Settling[] = [
    { debit: 'EMPLOYER', credit: 'EMPLOYER_PREPAID', part: 'RECALLED', amount: recalledAsked },
    { debit: 'EMPLOYER', credit: 'EMPLOYER_PREPAID', part: 'RETURNED', amount: -toPay },
    {
      debit: 'EXPIRED',
      credit: 'EMPLOYER_PREPAID',
      part: 'EXPIRED',
      amount: expiredTo === 'CLIENT' ? expiredAsked : 0,
    },
    { debit: 'EXPIRED', credit: 'EMPLOYER', part: 'UNPAID', amount: expired - expiredAsked },
  ];
  return all.filter(({ amount }) => amount > 0);
};

/** Credits, which are vouchers for more purposes: outside VAT. */
export const creditLines = (amount: number): DocumentLine[] =>
  withVat(amount > 0 ? [fee('CREDITS', amount)] : [], null);

/** What a month was: granted, used, recalled and expired; no lines where nothing happened. */
export const statementLines = ({
  granted,
  used,
  recalled,
  expired,
}: MonthFacts): DocumentLine[] => {
  const lines = [
    fee('GRANTED', granted),
    fee('USED', used),
    fee('RECALLED', recalled),
    fee('EXPIRED', expired),
  ];
  return lines.some(({ net }) => net !== 0) ? withVat(lines, null) : [];
};
