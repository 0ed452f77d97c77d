import {
  type BankAccount,
  currencySubunitFactor,
  isAccountPart,
  isIban,
  pattern,
  plainIban,
} from '@cafeteria/contract';

/** An amount as people write it, in minor units; undefined when it is none. `1 234,50` → 123450. */
export const parseAmount = (text: string): number | undefined => {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain)
    ? Math.round(Number(plain) * currencySubunitFactor)
    : undefined;
};
/** As it is edited: `123450` → `1234,50`, whole amounts without their zeros. */
export const amountText = (amount: number): string => {
  const text = (amount / currencySubunitFactor).toFixed(2).replace('.', ',');
  return text.endsWith(',00') ? text.slice(0, -3) : text;
};

/** Amounts offered to choose from, in whole units, as far as the limits allow them. */
const usual = { CZK: [200, 500, 1_000, 2_000], EUR: [10, 20, 50, 100] } as const;
export const presets = (
  currency: keyof typeof usual,
  { min, max }: { readonly min: number; readonly max: number },
): number[] =>
  usual[currency]
    .map((whole) => whole * currencySubunitFactor)
    .filter((amount) => amount >= min && amount <= max);

/** An account as it was typed: `19-2000145399/0800` is a Czech one, anything else is taken for an IBAN. */
export const parseAccount = (
  text: string,
): { readonly iban: string } | { readonly bankAccount: BankAccount } => {
  const plain = text.replaceAll(/\s/g, '');
  const [, prefix, number, bankCode] = /^(?:(\d{1,6})-)?(\d{1,10})\/(\d{4})$/.exec(plain) ?? [];
  return number !== undefined && bankCode !== undefined
    ? { bankAccount: { prefix: prefix ?? null, number, bankCode } }
    : { iban: plain };
};

const ofIban = (iban: string): string | undefined => {
  if (!pattern.iban.test(iban)) return 'validation.iban';
  return isIban(iban) ? undefined : 'validation.iban.checksum';
};
const ofAccount = ({ prefix, number }: BankAccount): string | undefined =>
  isAccountPart(number) && isAccountPart(prefix ?? '') ? undefined : 'validation.account.checksum';
/** What is wrong with an account as it was typed, before it is sent: a message key. */
export const accountProblem = (text: string): string | undefined => {
  if (text.trim() === '') return 'validation.required';
  const account = parseAccount(text);
  return 'iban' in account ? ofIban(plainIban(account.iban)) : ofAccount(account.bankAccount);
};
