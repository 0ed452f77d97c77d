import type { clientReportRoutes, PayrollFormat } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { getClientName } from '../../people/records/client/index.ts';
import { payrollTexts } from '../texts.ts';
import { monthOf, readPayroll, spanOf } from './payroll.ts';
import { payrollTable } from './payroll-table.ts';
import { countHolders, listCells, listMonths } from './report.queries.ts';
import { blocksOf, everyMonth, groupsOf, inGroups, totalsOf } from './report.rules.ts';

const contentTypes: Readonly<Record<PayrollFormat, string>> = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What an employer may know of how its credits are spent. */
export const clientReportHandlers = ({
  db,
  config: { currency },
}: Deps): Handlers<typeof clientReportRoutes> => ({
  report: async ({ clientId, from, to, groupBy }) => {
    await getClientName(db, clientId);
    const span = { from: spanOf(monthOf(from)).from, to: spanOf(monthOf(to)).to };
    const { blocks, isIncomplete } = blocksOf(await listCells(db, clientId, span));
    const groups = groupsOf(blocks, groupBy);
    const known = await listMonths(db, clientId, span);
    const months = everyMonth(known, monthOf(span.from), monthOf(span.to));
    const { people, silent } = await countHolders(db, clientId);
    return {
      ...span,
      groupBy,
      currency,
      ...totalsOf(months),
      months: [...months],
      people,
      neverSpent: inGroups(silent),
      amount: groups.reduce((total, { amount }) => total + amount, 0),
      groups,
      isIncomplete,
    };
  },
  payroll: async ({ clientId, month, format, language }, caller) => {
    await getClientName(db, clientId);
    await recordAudit(db, caller, {
      action: 'VIEW',
      entity: 'client',
      entityId: clientId,
      after: { payroll: month, format },
    });
    const lines = await readPayroll(db, clientId, month);
    const text = await payrollTexts(language ?? caller.language);
    const table = await payrollTable(lines, format, { month, text });
    await caller.reply
      .header('cache-control', 'private, no-store')
      .header(
        'content-disposition',
        `attachment; filename="${text('payroll.fileName')}-${clientId}-${month}.${format.toLowerCase()}"`,
      )
      .type(contentTypes[format])
      .send(table);
    return '';
  },
});
