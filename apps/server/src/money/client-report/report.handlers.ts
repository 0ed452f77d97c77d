import type { clientReportRoutes, PayrollFormat } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { getClientName } from '../../people/records/client/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { addDays } from '../ledger/index.ts';
import { payrollTexts } from '../texts.ts';
import { listCorrections } from './correction.queries.ts';
import { listPayroll } from './payroll.queries.ts';
import { payrollTable } from './payroll-table.ts';
import { correctionLines, type PayrollLine, payrollLines } from './payroll.rules.ts';
import {
  countHolders,
  listCells,
  listMonths,
  listYearlyLimits,
  type Span,
} from './report.queries.ts';
import { blocksOf, everyMonth, groupsOf, inGroups, totalsOf } from './report.rules.ts';

/** The month of a day, `2026-01`, and its first and last day. */
const monthOf = (day: string): string => day.slice(0, 7);
const spanOf = (month: string): Span => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const to = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to };
};

/** The lines of a month that correct earlier years. */
const readCorrections = async (
  db: Db,
  clientId: number,
  span: Span,
): Promise<readonly PayrollLine[]> => {
  const rows = await listCorrections(db, clientId, span);
  const limits = new Map<string, Awaited<ReturnType<typeof listYearlyLimits>>>();
  for (const year of new Set(rows.map(({ month }) => month.slice(0, 4))))
    limits.set(year, await listYearlyLimits(db, `${year}-12-31`));
  return correctionLines(rows, (year) => limits.get(year) ?? new Map());
};

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
    const span = spanOf(month);
    const lines = [
      ...payrollLines(await listPayroll(db, clientId, span), {
        before: await listYearlyLimits(db, addDays(span.from, -1)),
        after: await listYearlyLimits(db, span.to),
      }),
      ...(await readCorrections(db, clientId, span)),
    ];
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
