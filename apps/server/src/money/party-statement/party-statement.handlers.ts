import type { partyStatementRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { assertOpens, maxLines, sendTable } from '../book/index.ts';
import { payrollTexts } from '../texts.ts';
import { readStatement, statementTable } from './party-statement.ts';
import { countEntries, findKnown, listEntries } from './party-statement.queries.ts';

/** What stands between the operator and an employer or a partner, for whoever keeps the books. */
export const partyStatementHandlers = ({
  db,
  config: { currency },
}: Deps): Handlers<typeof partyStatementRoutes> => ({
  get: (asked) => readStatement(db, asked, currency),
  entries: async ({ pageNumber, pageSize, ...asked }) => {
    await findKnown(db, asked);
    const part = { limit: pageSize, offset: pageNumber * pageSize, order: 'desc' } as const;
    const rows = await listEntries(db, asked, part);
    return pageResult(rows, { pageNumber, pageSize }, await countEntries(db, asked));
  },
  file: async ({ format, language, ...asked }, caller) => {
    const statement = await readStatement(db, asked, currency);
    const whole = { limit: maxLines + 1, offset: 0, order: 'asc' } as const;
    const entries = assertOpens(await listEntries(db, asked, whole));
    const text = await payrollTexts(language ?? caller.language);
    const { kind, partyId, from, to } = asked;
    const name = [text(`partyStatement.fileName.${kind}`), partyId, from, to].join('-');
    const written = { name, format };
    return sendTable(caller, written, await statementTable(statement, entries, written, text));
  },
});
