import { accountParty, type BookAccount, type bookRoutes } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Caller, Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { atomic, containing, type Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { payrollTexts } from '../texts.ts';
import { readBalance } from './balance.ts';
import { countLines, listLines } from './journal.queries.ts';
import { sendTable } from './send-table.ts';
import { balanceTable, journalTable, partiesTable } from './tables.ts';
import { assertOpens, maxLines, wholeList } from './whole-list.ts';
import {
  findNumber,
  findParty,
  listDays,
  listParties,
  readTurnover,
  setNumber,
} from './view.queries.ts';

type Numbered = { readonly account: BookAccount; readonly number: string };
const renumber = (db: Db, { account, number }: Numbered, caller: Caller): Promise<void> =>
  atomic(db, async (tx) => {
    const before = await findNumber(tx, account);
    await setNumber(tx, account, number);
    await recordAudit(tx, caller, {
      action: 'UPDATE',
      entity: 'book',
      entityId: null,
      before: { account, number: before },
      after: { account, number },
    });
  });

/** An account by whose it is. */
const partyHandlers = (db: Db): Pick<Handlers<typeof bookRoutes>, 'parties' | 'partiesFile'> => ({
  partiesFile: async ({ format, language, keyword, ...filter }, caller) => {
    const text = await payrollTexts(language ?? caller.language);
    const { rows } = await listParties(db, {
      ...filter,
      ...wholeList,
      keyword: keyword ? containing(keyword) : undefined,
    });
    const { account, from, to } = filter;
    const name = [await findNumber(db, account), from, to].join('-');
    const written = { name, format };
    return sendTable(caller, written, await partiesTable(assertOpens(rows), written, text));
  },
  parties: async ({ keyword, ...filter }) => {
    const { rows, total } = await listParties(db, {
      ...filter,
      keyword: keyword ? containing(keyword) : undefined,
    });
    return pageResult(rows, filter, total);
  },
});

/** The operator's books, for those who keep them. */
export const bookHandlers = ({ db, config: { currency } }: Deps): Handlers<typeof bookRoutes> => ({
  balance: (span) => readBalance(db, span, currency),
  balanceFile: async ({ format, language, ...span }, caller) => {
    const text = await payrollTexts(language ?? caller.language);
    const written = { name: `${text('book.fileName')}-${span.from}-${span.to}`, format };
    return sendTable(
      caller,
      written,
      await balanceTable(await readBalance(db, span, currency), written, text),
    );
  },
  ...partyHandlers(db),
  card: async ({ account, partyId, from, to }) => {
    const kind = accountParty[account];
    const party =
      partyId === undefined ? null : found(kind && (await findParty(db, kind, partyId)));
    const span = { from, to };
    const card = { account, partyId };
    return {
      account,
      number: await findNumber(db, account),
      party,
      ...span,
      currency,
      ...(await readTurnover(db, card, span)),
      days: await listDays(db, card, span),
    };
  },
  journal: async ({ pageNumber, pageSize, ...filter }) => {
    const page = { pageNumber, pageSize };
    const total = await countLines(db, filter);
    const part = { limit: pageSize, offset: pageNumber * pageSize, order: 'desc' } as const;
    return pageResult(await listLines(db, filter, part), page, total);
  },
  journalFile: async ({ format, language, ...filter }, caller) => {
    const whole = { limit: maxLines + 1, offset: 0, order: 'asc' } as const;
    const lines = assertOpens(await listLines(db, filter, whole));
    const text = await payrollTexts(language ?? caller.language);
    const days = [filter.from, filter.to].filter((day) => day !== undefined);
    const written = { name: [text('book.journalName'), ...days].join('-'), format };
    return sendTable(caller, written, await journalTable(lines, filter.account, written, text));
  },
  number: async ({ body }, caller) => {
    await renumber(db, body, caller);
    return body;
  },
});
