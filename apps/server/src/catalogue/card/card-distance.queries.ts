import { type CardView, distanceInMetres } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isOn } from '../../entity/reading.ts';
import type { Position } from './position.ts';

/** Squared distance in degrees, longitude shortened by the latitude: good for ordering near points. */
export const nearness = (alias: string, { lat, lng }: Position): RawBuilder<number> =>
  sql<number>`(
    (${sql.ref(`${alias}.lat`)} - ${lat}) ^ 2
    + ((${sql.ref(`${alias}.lng`)} - ${lng}) * ${Math.cos((lat * Math.PI) / 180)}) ^ 2
  )`;

type NearestBranch = { partnerId: number; branchOfficeId: number; lat: number; lng: number };

/** The nearest physical branch of each given partner. */
const findNearestBranches = async (
  db: Db,
  partnerIds: readonly number[],
  position: Position,
): Promise<NearestBranch[]> => {
  const { rows } = await sql<NearestBranch>`
    select distinct on (b.partner_id)
      b.partner_id as "partnerId", b.id as "branchOfficeId", b.lat, b.lng
    from branch_office b
    where b.partner_id = any(${[...partnerIds]}::int[])
      and ${isOn('b')}
      and b.lat is not null
    order by b.partner_id, ${nearness('b', position)}, b.id`.execute(db);
  return rows;
};

/** Tells partner cards how far their nearest branch is; without a position they stay as they are. */
export const withDistances = async (
  db: Db,
  cards: CardView[],
  position: Position | undefined,
): Promise<CardView[]> => {
  if (!position) return cards;
  const nearest = new Map(
    (
      await findNearestBranches(
        db,
        cards.map(({ id }) => id),
        position,
      )
    ).map((branch) => [branch.partnerId, branch]),
  );
  return cards.map((card) => {
    const branch = nearest.get(card.id);
    if (!branch) return card;
    return {
      ...card,
      distance: {
        mode: 'distance',
        meters: Math.round(distanceInMetres(position, branch)),
        address: null,
        branchOfficeId: branch.branchOfficeId,
      },
    };
  });
};
