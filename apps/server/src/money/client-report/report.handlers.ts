import type { clientReportRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { getClientName } from '../../people/records/client/index.ts';
import { monthOf, readPayroll, spanOf } from './payroll.ts';
import { countPeople, sumsOf } from './payroll.rules.ts';
import { listTaken } from './profile.queries.ts';
import { countHolders, listCells, listMonths } from './report.queries.ts';
import { blocksOf, everyMonth, groupsOf, inGroups, totalsOf } from './report.rules.ts';
import { listWithoutCode, sendPayroll } from './send-payroll.ts';

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
  payrollMonth: async ({ clientId, month }) => {
    await getClientName(db, clientId);
    const lines = await readPayroll(db, clientId, month);
    const companies = [...Map.groupBy(lines, ({ company }) => company.id).values()];
    return {
      month,
      currency,
      companies: companies.flatMap((own) =>
        own[0] ? [{ ...own[0].company, people: countPeople(own), ...sumsOf(own) }] : [],
      ),
      total: { people: countPeople(lines), ...sumsOf(lines) },
      corrections: lines.filter(({ correctionOf }) => correctionOf !== null).length,
      withoutCode: await listWithoutCode(db, clientId, lines),
      taken: await listTaken(db, clientId, month),
    };
  },
  payroll: (request, caller) => sendPayroll(db, request, caller),
});
