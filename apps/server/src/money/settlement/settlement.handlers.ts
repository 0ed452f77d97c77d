import type { settlementRoutes, settlementRunRoutes } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Caller, Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { atomic } from '../../platform/db/index.ts';
import { invalidFields } from '../../platform/http/index.ts';
import { assertOpens, sendTable, wholeList } from '../book/index.ts';
import { openPress } from '../paper/index.ts';
import { payrollTexts } from '../texts.ts';
import { approveSettlements, discardSettlement, submitSettlements } from './approve.ts';
import { sendCommission } from './e-invoice.ts';
import { insertRun, isOver, isPartner } from './turn.queries.ts';
import { listRuns, readRun } from './run.queries.ts';
import { countItems, listItems, listSettlements, type Looking } from './settlement.queries.ts';
import { sendAgain } from './notice.ts';
import { readSettlement, sendStatement } from './read.ts';
import { runJob } from './schedule.ts';
import { sheetOf } from './sheet.ts';
import { settlementsTable } from './table.ts';

const lookingOf =
  ({ config: { currency } }: Deps) =>
  ({ user }: Pick<Caller, 'user'>): Looking => ({ userId: user?.id ?? 0, currency });

/** What partners are paid, and what is kept of it. */
export const settlementHandlers = (deps: Deps): Handlers<typeof settlementRoutes> => {
  const { db, config } = deps;
  const looking = lookingOf(deps);
  const press = openPress(deps);
  const get = (id: number, caller: Pick<Caller, 'user'>) => readSettlement(db, id, looking(caller));
  return {
    list: async ({ pageNumber, pageSize, ...filter }, caller) => {
      const page = { pageNumber, pageSize };
      const { rows, total, sums } = await listSettlements(db, filter, page, looking(caller));
      return { ...pageResult(rows, page, total), sums };
    },
    table: async ({ format, language, ...filter }, caller) => {
      const text = await payrollTexts(language ?? caller.language);
      const { rows } = await listSettlements(db, filter, wholeList, looking(caller));
      const written = { name: text('settlement.listName'), format };
      return sendTable(caller, written, await settlementsTable(assertOpens(rows), written, text));
    },
    get: ({ id }, caller) => get(id, caller),
    items: async ({ id, ...page }) => {
      const { pageNumber, pageSize } = page;
      const part = { limit: pageSize, offset: pageNumber * pageSize };
      return pageResult(await listItems(db, id, part), page, await countItems(db, id));
    },
    file: async ({ id, format, language }, caller) =>
      sendStatement(db, caller, await get(id, caller), {
        format,
        language: language ?? caller.language,
      }),
    pdf: async ({ id }, caller) =>
      press.send(caller.reply, await sheetOf(db, await get(id, caller), config.country)),
    eInvoice: async ({ id }, caller) =>
      sendCommission(db, caller, await get(id, caller), config.country),
    send: async ({ id }, caller) => {
      await sendAgain(deps, id, caller);
      return get(id, caller);
    },
    submit: async ({ body: { ids } }, caller) => ({
      submitted: await submitSettlements(db, ids, caller),
    }),
    approve: async ({ body: { ids } }, caller) => ({
      approved: await approveSettlements(db, ids, caller),
    }),
    discard: async ({ id }, caller) => {
      await discardSettlement(db, id, caller);
      return { id };
    },
  };
};

export const settlementRunHandlers = (deps: Deps): Handlers<typeof settlementRunRoutes> => {
  const { db, jobs } = deps;
  const looking = lookingOf(deps);
  return {
    list: async (page) => {
      const { rows, total } = await listRuns(db, page);
      return pageResult(rows, page, total);
    },
    get: ({ id }, caller) => readRun(db, id, looking(caller)),
    start: async ({ body }, caller) => {
      if (!(await isOver(db, body.upTo)))
        throw invalidFields([{ field: 'upTo', messageKey: 'validation.dayNotOver' }]);
      if (body.partnerId !== null && !(await isPartner(db, body.partnerId)))
        throw invalidFields([{ field: 'partnerId', messageKey: 'validation.reference' }]);
      const id = await atomic(db, async (tx) => {
        const made = await insertRun(tx, { ...body, madeBy: caller.user.id });
        await jobs.send(tx, runJob, { id: made });
        await recordAudit(tx, caller, {
          action: 'CREATE',
          entity: 'settlement_run',
          entityId: made,
          after: body,
        });
        return made;
      });
      return readRun(db, id, looking(caller));
    },
  };
};
