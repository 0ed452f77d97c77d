import type { Db } from '../../platform/db/index.ts';

type Need = (tx: Db, userId: number) => Promise<boolean>;

/** What does not work without the number: devices that are unblocked by a code add their question here. */
const needs: readonly Need[] = [];

/** Whether something a person set up needs their number. */
export const isPhoneNeeded = async (tx: Db, userId: number): Promise<boolean> => {
  for (const need of needs) if (await need(tx, userId)) return true;
  return false;
};
