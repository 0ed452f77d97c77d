import { sql } from 'kysely';
import { columns, type Db, holdLock, query } from '../../platform/db/index.ts';
import { isLive } from '../../kernel/reading.ts';

/** Lets one transaction at a time put slides of a placement before readers. */
export const lockPlacement = (tx: Db, placement: string): Promise<void> =>
  holdLock(tx, `carousel ${placement}`);

/** How many other slides of a placement readers see. */
export const countOtherLiveSlides = async (
  tx: Db,
  placement: string,
  id: number,
): Promise<number> => {
  const { rows } = await query`
    select ${columns({ total: sql<number>`count(*)` })}
    from carousel s
    where s.placement = ${placement} and s.id <> ${id} and ${isLive('s')}`.execute(tx);
  return rows[0]?.total ?? 0;
};
export const carouselConditions = ({ placement }: { placement?: string | undefined }) =>
  placement ? [sql<boolean>`t.placement = ${placement}`] : [];
