import { type RawBuilder, sql } from 'kysely';
import type { Position } from './position.ts';

/** Squared distance in degrees, longitude shortened by the latitude: good for ordering near points. */
export const nearness = (alias: string, { lat, lng }: Position): RawBuilder<number> =>
  sql<number>`(
    (${sql.ref(`${alias}.lat`)} - ${lat}) ^ 2
    + ((${sql.ref(`${alias}.lng`)} - ${lng}) * ${Math.cos((lat * Math.PI) / 180)}) ^ 2
  )`;
