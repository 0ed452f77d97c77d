import type { Db } from '../../platform/db/index.ts';
import { addDays } from '../ledger/index.ts';
import { listCorrections } from './correction.queries.ts';
import { listPayroll, type Way } from './payroll.queries.ts';
import { correctionLines, type PayrollLine, payrollLines } from './payroll.rules.ts';
import { listYearlyLimits, type Span } from './report.queries.ts';

/** The month of a day, `2026-01`, and its first and last day. */
export const monthOf = (day: string): string => day.slice(0, 7);
export const spanOf = (month: string): Span => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const to = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to };
};

/** The lines of a month that correct earlier years, by employer. */
const readCorrections = async (
  db: Db,
  clientIds: readonly number[],
  span: Span,
): Promise<ReadonlyMap<number, readonly PayrollLine[]>> => {
  // rare: people without any are not searched for all they ever bought
  if (clientIds.length === 0) return new Map();
  const rows = await listCorrections(db, clientIds, span);
  const limits = new Map<string, Awaited<ReturnType<typeof listYearlyLimits>>>();
  for (const year of new Set(rows.map(({ month }) => month.slice(0, 4))))
    limits.set(year, await listYearlyLimits(db, `${year}-12-31`));
  const limitsOf = (year: string) => limits.get(year) ?? new Map();
  const ofClient = Map.groupBy(rows, ({ clientId }) => clientId);
  return new Map([...ofClient].map(([id, own]) => [id, correctionLines(own, limitsOf)]));
};

export type Payroll = { readonly clientId: number; readonly lines: readonly PayrollLine[] };
/** What the payrolls of some employers are told of a month, `2026-10`, in the order they are asked for. */
export const readPayrolls = async (
  db: Db,
  clientIds: readonly number[],
  month: string,
  way?: Way,
): Promise<Payroll[]> => {
  const span = spanOf(month);
  const rows = await listPayroll(db, clientIds, span, way);
  const limits = {
    before: await listYearlyLimits(db, addDays(span.from, -1)),
    after: await listYearlyLimits(db, span.to),
  };
  const ofClient = Map.groupBy(rows, ({ clientId }) => clientId);
  const correcting = new Set(rows.filter((row) => row.corrects).map(({ clientId }) => clientId));
  const corrections = await readCorrections(db, [...correcting], span);
  return clientIds.map((clientId) => ({
    clientId,
    lines: [
      ...payrollLines(ofClient.get(clientId) ?? [], limits),
      ...(corrections.get(clientId) ?? []),
    ],
  }));
};
export const readPayroll = async (
  db: Db,
  clientId: number,
  month: string,
): Promise<readonly PayrollLine[]> =>
  (await readPayrolls(db, [clientId], month)).flatMap(({ lines }) => lines);
