import { sql } from 'kysely';
import { isOfferVisible, isPartnerVisible } from '../../catalogue/visibility/index.ts';
import type { Audience } from '../../kernel/caller/index.ts';
import { isLive } from '../../kernel/reading.ts';
import type { Db } from '../../platform/db/index.ts';

/** Whether an audience sees a partner, and an offer of it where one is named. */
export const isShown = async (
  db: Db,
  audience: Audience,
  { partnerId, offerId }: { readonly partnerId: number; readonly offerId?: number | undefined },
): Promise<boolean> =>
  (
    await sql`
      select 1
      from partner p
      left join offer o
        on o.id = ${offerId ?? null}
        and o.partner_id = p.id
        and ${isLive('o')}
        and ${isOfferVisible('o', audience)}
      where p.id = ${partnerId}
        and ${isLive('p')}
        and ${isPartnerVisible('p', audience)}
        and (${offerId ?? null}::int is null or o.id is not null)`.execute(db)
  ).rows.length > 0;
