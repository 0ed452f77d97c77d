import type { WithdrawalRow } from '@cafeteria/contract';
import { moneyCell, writeCsv } from '../../platform/office-file/index.ts';

const header = ['id', 'iban', 'amount', 'currency', 'name'];

/** Payment orders for the bank. An amount with a point would be a day to a Czech or Slovak spreadsheet. */
export const bankFile = (rows: readonly WithdrawalRow[]): Promise<string> =>
  writeCsv([
    header,
    ...rows.map(({ id, iban, amount: { amount, currency }, user }) => [
      String(id),
      iban,
      moneyCell(amount),
      currency,
      user.name,
    ]),
  ]);
