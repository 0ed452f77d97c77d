import {
  type Currency,
  type PotAmounts,
  potOf,
  type Regime,
  type Statement,
} from '@cafeteria/contract';
import type { Reader } from '../../kernel/caller/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { moneyTexts } from '../texts.ts';
import { findHolder, listChanges, sumBefore } from './statement.queries.ts';

type Part = { readonly regime: Regime; readonly amount: number };
const byPot = (parts: readonly Part[]): PotAmounts => {
  const amounts = { BENEFIT: 0, MEAL: 0, PRIVATE: 0 };
  for (const { regime, amount } of parts) amounts[potOf(regime)] += amount;
  return amounts;
};
const plus = (a: PotAmounts, b: PotAmounts): PotAmounts => ({
  BENEFIT: a.BENEFIT + b.BENEFIT,
  MEAL: a.MEAL + b.MEAL,
  PRIVATE: a.PRIVATE + b.PRIVATE,
});

/** A user's statement from day to day, both included: all of it from one state of the ledger. */
export const readStatement = async (
  db: Db,
  userId: number,
  period: { readonly from: string; readonly to: string },
  { language, currency }: Pick<Reader, 'language'> & { readonly currency: Currency },
): Promise<Statement> => {
  const text = await moneyTexts(language);
  const { holder, before, rows } = await atomic(
    db,
    async (tx) => ({
      holder: found(await findHolder(tx, userId)),
      before: await sumBefore(tx, userId, period.from),
      rows: await listChanges(tx, userId, period),
    }),
    'repeatable read',
  );
  const opening = byPot(before);
  const lines = [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, parts]) => {
    const [first] = parts;
    const kind = first && text(`reason.${first.reason}`);
    return first && kind
      ? [
          {
            id,
            date: first.date,
            reason: first.reason,
            title: first.merchantName ? `${kind}: ${first.merchantName}` : kind,
            change: byPot(parts),
          },
        ]
      : [];
  });
  return {
    ...period,
    ...holder,
    currency,
    opening,
    lines,
    closing: lines.reduce((sum, { change }) => plus(sum, change), opening),
    madeAt: new Date().toISOString(),
  };
};
