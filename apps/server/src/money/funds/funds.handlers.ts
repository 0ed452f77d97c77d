import type { fundsRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sendTable } from '../book/index.ts';
import { payrollTexts } from '../texts.ts';
import { fundsTable, readFunds } from './funds.ts';

/** What people hold against what is in the bank, for those who keep the books. */
export const fundsHandlers = ({
  db,
  config: { currency },
}: Deps): Handlers<typeof fundsRoutes> => ({
  get: ({ day }) => readFunds(db, day, currency),
  file: async ({ day, format, language }, caller) => {
    const text = await payrollTexts(language ?? caller.language);
    const written = { name: `${text('funds.fileName')}-${day}`, format };
    const table = await fundsTable(await readFunds(db, day, currency), written, text);
    return sendTable(caller, written, table);
  },
});
