import { type Currency, type Funds, fundsSides, type FundsWhat } from '@cafeteria/contract';
import { atomic, type Db } from '../../platform/db/index.ts';
import { type CsvCell, moneyCell } from '../../platform/office-file/index.ts';
import { type Written, writeTable } from '../book/index.ts';
import type { PayrollText } from '../texts.ts';
import { listAccountsOn, readBalancesOn, sumOpenOn } from './funds.queries.ts';

/**
 * What people hold against what is in the bank, in the evening of a day (`YYYY-MM-DD`): what the bank and the books
 * say, what of it is kept for others, and what is still to come. From one view of everything; minor units.
 */
export const readFunds = (db: Db, day: string, currency: Currency): Promise<Funds> =>
  atomic(
    db,
    async (tx) => {
      const accounts = await listAccountsOn(tx, day);
      const open = await sumOpenOn(tx, day);
      const balances = await readBalancesOn(tx, day);
      const bank = accounts.reduce((sum, { balance }) => sum + (balance ?? 0), 0);
      const sideOf = (of: readonly FundsWhat[], sign: 1 | -1) => {
        // nothing is owed as 0, not as -0
        const lines = of.map((what) => ({ what, amount: balances[what] * sign || 0 }));
        return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
      };
      const assets = sideOf(fundsSides.there, 1);
      const owed = sideOf(fundsSides.owed, -1);
      const coming = sideOf(fundsSides.coming, 1);
      const left = assets.total - owed.total;
      return {
        day,
        currency,
        accounts,
        bank,
        open,
        booked: balances.BANK,
        difference: bank - open.amount - balances.BANK,
        there: assets,
        owed,
        coming,
        left,
        leftLater: left + coming.total,
      };
    },
    'repeatable read',
  );

/** The report as a table: the bank, then each side with its sum, then what is left. */
export const fundsTable = (funds: Funds, written: Written, text: PayrollText): Promise<Buffer> => {
  const row = (label: string, amount: number): CsvCell[] => [label, moneyCell(amount)];
  const side = (name: keyof typeof fundsSides): CsvCell[][] => [
    ...funds[name].lines.map(({ what, amount }) => row(text(`funds.what.${what}`), amount)),
    row(text(`funds.${name}`), funds[name].total),
  ];
  return writeTable(
    [
      [text('funds.field.what'), text('book.field.amount')],
      ...funds.accounts.map(({ name, iban, balance }) => row(`${name} ${iban}`, balance ?? 0)),
      row(text('funds.bank'), funds.bank),
      row(text('funds.open'), funds.open.amount),
      row(text('funds.booked'), funds.booked),
      row(text('funds.difference'), funds.difference),
      ...side('there'),
      ...side('owed'),
      row(text('funds.left'), funds.left),
      ...side('coming'),
      row(text('funds.leftLater'), funds.leftLater),
    ],
    written,
  );
};
