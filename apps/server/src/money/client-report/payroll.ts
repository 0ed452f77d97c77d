import type { Db } from '../../platform/db/index.ts';
import { addDays } from '../ledger/index.ts';
import { listCorrections } from './correction.queries.ts';
import { listPayroll } from './payroll.queries.ts';
import { correctionLines, type PayrollLine, payrollLines } from './payroll.rules.ts';
import { listYearlyLimits, type Span } from './report.queries.ts';

/** The month of a day, `2026-01`, and its first and last day. */
export const monthOf = (day: string): string => day.slice(0, 7);
export const spanOf = (month: string): Span => {
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

/** What payroll is told of a client's month: `2026-10`. */
export const readPayroll = async (
  db: Db,
  clientId: number,
  month: string,
): Promise<readonly PayrollLine[]> => {
  const span = spanOf(month);
  return [
    ...payrollLines(await listPayroll(db, clientId, span), {
      before: await listYearlyLimits(db, addDays(span.from, -1)),
      after: await listYearlyLimits(db, span.to),
    }),
    ...(await readCorrections(db, clientId, span)),
  ];
};
