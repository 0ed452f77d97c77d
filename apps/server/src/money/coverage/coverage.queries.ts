import type { MediaRef } from '@cafeteria/contract';
import { sql } from 'kysely';
import { isOfferVisible, isPartnerVisible } from '../../catalogue/visibility/index.ts';
import type { Audience } from '../../kernel/caller/index.ts';
import { isLive, mediaRef } from '../../kernel/reading.ts';
import { columns, type Db, fold, query, tableAs } from '../../platform/db/index.ts';
import type { Position } from '../../catalogue/card/index.ts';

type Shown = { readonly logo: MediaRef | null };
/** A partner, and an offer of it where one is named; undefined where the audience does not see them. */
export const findShown = async (
  db: Db,
  audience: Audience,
  { partnerId, offerId }: { readonly partnerId: number; readonly offerId?: number | undefined },
): Promise<Shown | undefined> =>
  (
    await query`
      select ${columns<Shown>({ logo: mediaRef(sql`p.logo`) })}
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
  ).rows[0];

const u = tableAs('user', 'u');
const place = tableAs('place', 'p');

/** Where the town is that somebody has things sent to; of several of that name the one of the code, or the largest. */
export const findHomeTown = async (
  db: Db,
  userId: number,
): Promise<(Position & { readonly name: string }) | undefined> => {
  const [owner] = (
    await query`select ${columns({ address: u.deliveryAddress })} from "user" u where u.id = ${userId}`.execute(
      db,
    )
  ).rows;
  if (!owner?.address) return undefined;
  const { city, country, postalCode } = owner.address;
  return (
    await query`
      select ${columns<Position & { readonly name: string }>({ name: place.name, lat: place.lat, lng: place.lng })}
      from place p
      where p.folded = ${fold(city)} and p.country = ${country}
      order by ${postalCode} = any (p.postal_codes) desc, p.population desc, p.id
      limit 1`.execute(db)
  ).rows[0];
};
