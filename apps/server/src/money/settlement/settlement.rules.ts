/** What of a partner's money is kept and what is paid, as numbers: minor units, rates in hundredths of a per cent. */
import type { Country, SettlementPeriod } from '@cafeteria/contract';

/** Who made what nobody started: a run of the schedule, and its drafts until somebody takes them on. */
export const nobody = 0;

/** Payments and refunds of one contract and rate. */
export type Group = {
  readonly contractId: number;
  readonly categoryId: number | null;
  readonly rate: number;
  readonly perTransaction: number;
  readonly hasVat: boolean;
  readonly payments: number;
  readonly captured: number;
  readonly refunded: number;
};
export type Fee = Group & { readonly commission: number; readonly transactionFees: number };
export type Terms = {
  readonly carriedIn: number;
  readonly minimumPayout: number;
  readonly vatRate: number;
};
export type Settled = {
  readonly fees: readonly Fee[];
  readonly payments: number;
  readonly captured: number;
  readonly refunded: number;
  readonly commission: number;
  readonly transactionFees: number;
  readonly vat: number;
  readonly payout: number;
  readonly carriedOut: number;
};

const whole = 10_000;
/** A share of an amount, half a unit away from zero: what is given back is rounded as what was taken. */
export const shareOf = (amount: number, rate: number): number => {
  const size = Math.abs(amount);
  // in two pieces, so that it is exact whatever the amount
  const share = Math.trunc(size / whole) * rate + Math.round(((size % whole) * rate) / whole);
  // zero is one number, also of what is below it
  return amount < 0 ? 0 - share : share;
};
const sum = <T>(of: readonly T[], amount: (one: T) => number): number =>
  of.reduce((total, one) => total + amount(one), 0);

/**
 * Settles. Commission is of what was paid less what was refunded, so that a payment that was given back costs none; the
 * fee for a payment stays. VAT is of both where the contract says so. What is left is paid if it is enough, or carried.
 */
export const settle = (groups: readonly Group[], terms: Terms): Settled => {
  const fees = groups.map((group) => ({
    ...group,
    commission: shareOf(group.captured - group.refunded, group.rate),
    transactionFees: group.payments * group.perTransaction,
  }));
  const taxed = fees.filter(({ hasVat }) => hasVat);
  const kept = (of: readonly Fee[]): number =>
    sum(of, ({ commission, transactionFees }) => commission + transactionFees);
  const vat = shareOf(kept(taxed), terms.vatRate);
  const captured = sum(fees, (fee) => fee.captured);
  const refunded = sum(fees, (fee) => fee.refunded);
  const left = terms.carriedIn + captured - refunded - kept(fees) - vat;
  const isEnough = left > 0 && left >= terms.minimumPayout;
  return {
    fees,
    payments: sum(fees, ({ payments }) => payments),
    captured,
    refunded,
    commission: sum(fees, ({ commission }) => commission),
    transactionFees: sum(fees, ({ transactionFees }) => transactionFees),
    vat,
    payout: isEnough ? left : 0,
    carriedOut: isEnough ? 0 : left,
  };
};

const dayMs = 86_400_000;
const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
/** Whether a period begins on a day: each day, on Mondays, on the 1st and the 16th, on the 1st. */
const beginsOn = (day: string, period: SettlementPeriod): boolean => {
  const date = day.slice(8);
  if (period === 'DAY') return true;
  if (period === 'WEEK') return new Date(Date.parse(day)).getUTCDay() === 1;
  return date === '01' || (period === 'HALF_MONTH' && date === '16');
};
/** The last day of the last period that is over by the evening of a day. */
export const lastCutOff = (upTo: string, period: SettlementPeriod): string =>
  beginsOn(plus(upTo, 1), period) ? upTo : lastCutOff(plus(upTo, -1), period);

export type Agreed = {
  readonly validFrom: string;
  readonly period: SettlementPeriod;
  readonly minimumPayout: number;
};
/**
 * The last period that is over by the evening of a day, with what was agreed on its last day; the latest contract
 * first. Each holds until the next one begins, so that an end nobody settled in time is not lost by a change of terms.
 */
export const lastDue = (
  upTo: string,
  [agreed, ...before]: readonly Agreed[],
): { readonly cutOff: string; readonly agreed: Agreed } | undefined => {
  if (!agreed) return undefined;
  const cutOff = lastCutOff(upTo, agreed.period);
  return cutOff >= agreed.validFrom
    ? { cutOff, agreed }
    : lastDue(plus(agreed.validFrom, -1), before);
};

/** The standard rate of VAT, by the country and the day of the fee; the next change of the law is a line here. */
const vatRates: Readonly<Record<Country, readonly (readonly [from: string, rate: number])[]>> = {
  CZ: [['2013-01-01', 2_100]],
  SK: [
    ['2025-01-01', 2_300],
    ['2011-01-01', 2_000],
  ],
};
export const vatRateOn = (day: string, country: Country): number =>
  vatRates[country].find(([from]) => from <= day)?.[1] ?? 0;
