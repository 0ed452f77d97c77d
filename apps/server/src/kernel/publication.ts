/**
 * SQL of the publication state (domain 8.6), for filters and counts; the contract has the same rule
 * for a single record.
 */
import type { PublicationState } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';

/** The state of the row `t`: `publicationOf('t')` is INACTIVE, SCHEDULED, LIVE or EXPIRED. */
export const publicationOf = (alias: string): RawBuilder<PublicationState> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<PublicationState>`case
    when not ${column('active')} then 'INACTIVE'
    when ${column('valid_from')} > now() then 'SCHEDULED'
    when ${column('valid_to')} <= now() then 'EXPIRED'
    else 'LIVE'
  end`;
};
