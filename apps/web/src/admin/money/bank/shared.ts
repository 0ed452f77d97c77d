import type { BankEntryRow } from '@cafeteria/contract';
import { accountOfIban, formatIban } from '@cafeteria/contract';

export const bankPath = '/admin/bank';
export const openPath = '/admin/bank/open';

const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
/** The other's account as it is read: a Czech one by its short number; what is no IBAN stands as the bank writes it. */
export const accountText = ({ counterAccount }: BankEntryRow): string =>
  counterAccount !== null && iban.test(counterAccount)
    ? (accountOfIban(counterAccount) ?? formatIban(counterAccount))
    : (counterAccount ?? '');
const symbols = [
  ['VS', 'variableSymbol'],
  ['SS', 'specificSymbol'],
  ['KS', 'constantSymbol'],
] as const;
/** `VS 2026000012 · KS 308`, those there are. */
export const symbolsText = (entry: BankEntryRow): string =>
  symbols
    .flatMap(([name, key]) => (entry[key] === null ? [] : [`${name}\u00A0${entry[key]}`]))
    .join(' · ');
