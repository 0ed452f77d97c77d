import { currencySubunitFactor, type WithdrawalRow } from '@cafeteria/contract';

/** A cell of a CSV; what a spreadsheet would take for a formula is made a text. */
const cell = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
const header = ['id', 'iban', 'amount', 'currency', 'name'];

/** Payment orders for the bank: semicolons and a byte-order mark, as Excel of Czech and Slovak offices expects. */
export const bankFile = (rows: readonly WithdrawalRow[]): string => {
  const lines = rows.map(({ id, iban, amount: { amount, currency }, user }) => [
    String(id),
    iban,
    (amount / currencySubunitFactor).toFixed(2),
    currency,
    user.name,
  ]);
  return `\uFEFF${[header, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
};
