import type { historyRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pragueDay } from '../ledger/index.ts';
import { moneyTexts } from '../texts.ts';
import { historyCsv } from './export.ts';
import { listOwnHistory, readMovements } from './history.ts';
import { readSpending } from './spending.ts';
import { readStatement } from './statement.ts';

/** More than anybody can have done; one person's table is written at once. */
const exportLimit = 100_000;

export const historyHandlers = ({ db, config }: Deps): Handlers<typeof historyRoutes> => ({
  list: (filter, caller) => listOwnHistory(db, caller.user.id, filter, caller),
  export: async ({ language: fileLanguage, ...filter }, caller) => {
    const language = fileLanguage ?? caller.language;
    const items = await readMovements(
      db,
      caller.user.id,
      { ...filter, offset: 0, limit: exportLimit },
      { reader: { ...caller, language }, withPrivate: true },
    );
    const text = await moneyTexts(language);
    const table = await historyCsv(items, text);
    await caller.reply
      .header('cache-control', 'private, no-store')
      .header(
        'content-disposition',
        `attachment; filename="${text('export.fileName')}-${pragueDay()}.csv"`,
      )
      .type('text/csv; charset=utf-8')
      .send(table);
  },
  statement: (period, caller) =>
    readStatement(db, caller.user.id, period, {
      language: caller.language,
      currency: config.currency,
    }),
  spending: (_input, caller) =>
    readSpending(db, caller.user.id, { reader: caller, currency: config.currency }),
});
