/** Years whose books are closed keep the limits they were closed with: payroll was told by them. */
import * as z from 'zod/mini';
import type { Values } from '../../kernel/table/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { findClosedYear } from '../book/index.ts';
import { findHeld, Held } from './tax-limit.queries.ts';

const refuse = (year: number): never => {
  throw new AppError('taxLimit.error.yearClosed', { year });
};
/** What counts in the limits of a closed year is what counted when it was closed. */
export const assertYearIsOpen = async (tx: Db, closedYear: number): Promise<void> => {
  const year = await findClosedYear(tx);
  if (year !== undefined && closedYear <= year) refuse(closedYear);
};
/** What a limit says of the days up to one; null where it says nothing of them. */
const limitUpTo = (limit: Held | undefined, lastDay: string): string | null => {
  if (!limit?.active || limit.validFrom > lastDay) return null;
  const { regime, period, amount, validFrom, validTo } = limit;
  const to = validTo === null || validTo > lastDay ? lastDay : validTo;
  return [regime, period, amount, validFrom, to].join(' ');
};

/** A change, also of whether it holds, leaves closed years as they were; what it says of later ones is free. */
export const assertHeldInClosedYears = async (
  id: number,
  tx: Db,
  before?: Values,
): Promise<void> => {
  const year = await findClosedYear(tx);
  if (year === undefined) return;
  const lastDay = `${year}-12-31`;
  const was = limitUpTo(before && z.parse(Held, before), lastDay);
  if (was !== limitUpTo(await findHeld(tx, id), lastDay)) refuse(year);
};
export const assertNotOfClosedYear = async (limit: Held, tx: Db): Promise<void> => {
  const year = await findClosedYear(tx);
  if (year !== undefined && limitUpTo(limit, `${year}-12-31`) !== null) refuse(year);
};
