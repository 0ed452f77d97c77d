import type { partyStatementRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { assertOpens, maxLines, sendTable } from '../book/index.ts';
import { payrollTexts } from '../texts.ts';
import { readStatement, statementTable } from './party-statement.ts';
import { countEntries, findKnown, listEntries } from './party-statement.queries.ts';

/** What stands between the operator and an employer or a partner, for those who keep the books. */
export const partyStatementHandlers = ({
  db,
  config: { currency },
}: Deps): Handlers<typeof partyStatementRoutes> => ({
  get: (filter) => readStatement(db, filter, currency),
  entries: async ({ pageNumber, pageSize, ...filter }) => {
    await findKnown(db, filter);
    const part = { limit: pageSize, offset: pageNumber * pageSize, order: 'desc' } as const;
    const rows = await listEntries(db, filter, part);
    return pageResult(rows, { pageNumber, pageSize }, await countEntries(db, filter));
  },
  file: async ({ format, language, ...filter }, caller) => {
    const statement = await readStatement(db, filter, currency);
    const whole = { limit: maxLines + 1, offset: 0, order: 'asc' } as const;
    const entries = assertOpens(await listEntries(db, filter, whole));
    const text = await payrollTexts(language ?? caller.language);
    const { kind, partyId, from, to } = filter;
    const name = [text(`partyStatement.fileName.${kind}`), partyId, from, to].join('-');
    const written = { name, format };
    return sendTable(caller, written, await statementTable(statement, entries, written, text));
  },
});
