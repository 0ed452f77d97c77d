import type { Currency, TrialBalance } from '@cafeteria/contract';
import { atomic, type Db } from '../../platform/db/index.ts';
import { countDue } from '../ledger/index.ts';
import { findComparison } from './compare.queries.ts';
import { listBalances, type Span } from './view.queries.ts';

/** The trial balance, from one view of everything. */
export const readBalance = (db: Db, span: Span, currency: Currency): Promise<TrialBalance> =>
  atomic(
    db,
    async (tx) => {
      const accounts = await listBalances(tx, span);
      const sum = (name: 'opening' | 'debit' | 'credit' | 'closing'): number =>
        accounts.reduce((total, account) => total + account[name], 0);
      return {
        from: span.from,
        to: span.to,
        currency,
        accounts,
        total: {
          opening: sum('opening'),
          debit: sum('debit'),
          credit: sum('credit'),
          closing: sum('closing'),
        },
        due: await countDue(tx),
        compared: (await findComparison(tx)) ?? null,
      };
    },
    'repeatable read',
  );
