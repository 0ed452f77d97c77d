/** What the operator's accounts had before the books: its own money, as the first statement of each says. */
import type { Db } from '../../platform/db/index.ts';
import { bookLines, type NewLine } from '../book/index.ts';
import { listOpenings, type Opening } from './opening.queries.ts';

const lineOf = ({ id, day, opening: amount }: Opening, isUndone: boolean): NewLine[] =>
  amount === 0
    ? []
    : [
        {
          debit: amount > 0 !== isUndone ? 'BANK' : 'OPERATOR',
          credit: amount > 0 !== isUndone ? 'OPERATOR' : 'BANK',
          amount: Math.abs(amount),
          document: 'BANK_STATEMENT',
          documentId: id,
          part: isUndone ? 'OPENING UNDO' : 'OPENING',
          day,
        },
      ];

/**
 * Books what each account began with, where that is not booked yet; while the bank is held (`holdBank`). Without it the
 * books' bank would never be what the bank says.
 */
export const bookOpenings = async (tx: Db): Promise<void> => {
  const lines = (await listOpenings(tx)).flatMap(({ first, booked }) =>
    booked?.id === first.id
      ? []
      : [...(booked ? lineOf(booked, true) : []), ...lineOf(first, false)],
  );
  if (lines.length > 0) await bookLines(tx, lines);
};
