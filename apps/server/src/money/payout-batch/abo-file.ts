import { bankText } from './bank-text.ts';
import { type Orders, sumOf } from './orders.ts';

/** Parts of a Czech IBAN: `CZ81 2700 000000 2102143052`. */
const partsOf = (iban: string) => ({
  bank: iban.slice(4, 8),
  account: `${iban.slice(8, 14)}-${iban.slice(14)}`,
});
/** DDMMYY */
const dayOf = (day: string): string => day.slice(8, 10) + day.slice(5, 7) + day.slice(2, 4);

/**
 * Payment orders as Czech banks take them (ABO, also called KPC): one group from one account. Lines end with CR LF,
 * amounts are in hellers, the constant symbol is none.
 */
export const aboFile = (orders: Orders): string => {
  const { payerName, payerIban, dueDay, madeAt, list } = orders;
  const payer = partsOf(payerIban);
  const lines = [
    `UHL1${dayOf(madeAt)}${bankText(payerName, 20).padEnd(20)}0000000000001999`,
    `1 1501 001000 ${payer.bank}`,
    `2 ${payer.account} ${String(sumOf(orders)).padStart(14, '0')} ${dayOf(dueDay)}`,
    ...list.map(({ iban, amount, symbol, message }) => {
      const { account, bank } = partsOf(iban);
      return `${account} ${amount} ${symbol} ${bank}0000 AV:${bankText(message, 35)}`;
    }),
    '3 +',
    '5 +',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
};
