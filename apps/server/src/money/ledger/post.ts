import type { Db } from '../../platform/db/index.ts';
import { type Closing, type Movement, movementKinds } from './movement.ts';
import { type Posted, writePosting } from './post-statement.queries.ts';
import { countUsage } from './usage.queries.ts';
import { usageOf } from './usage.rules.ts';

const headerRow = ({ userId, header }: Movement, n: number): object => ({
  n,
  userId,
  ...('reason' in header && { type: movementKinds[header.reason].type }),
  ...header,
});
const postingRows = ({ userId, postings }: Movement, n: number): object[] =>
  postings.map(({ lot: { ...lot }, ...posting }, index) => ({
    ...lot,
    ...posting,
    n,
    userId,
    position: index + 1,
  }));

/**
 * Writes what happens to the money of people whose accounts are held, one or many, and counts what it uses of yearly
 * limits: two statements, however many movements. The lots' checks refuse what they do not hold. Answers the movements,
 * in order.
 */
export const post = async (
  tx: Db,
  movements: readonly Movement[],
  closings: readonly Closing[] = [],
): Promise<Posted[]> => {
  if (movements.length + closings.length === 0) return [];
  const rows = await writePosting(
    tx,
    movements.map(headerRow),
    movements.flatMap(postingRows),
    closings,
  );
  await countUsage(tx, usageOf(movements));
  return rows;
};
