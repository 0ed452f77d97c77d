/** Days in SQL. Business days are those of Prague, of both countries (domain 6.1); instants are stored in UTC. */
import { businessTimeZone } from '@cafeteria/i18n';
import { type RawBuilder, sql } from 'kysely';
import { replanned } from '../platform/db/index.ts';

const zone = sql.lit(businessTimeZone);

/** The day an instant falls on. */
export const dayOf = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${instant} at time zone ${zone})::date`;
export const today = dayOf(sql`now()`);
/** The year an instant falls in: limits are counted by it. */
export const yearOf = (instant: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`extract(year from ${instant} at time zone ${zone})::int`;

/** A day somebody asks from or up to (YYYY-MM-DD): what is asked for so is planned for it. */
export const givenDay = (day: string): RawBuilder<string> => sql<string>`${replanned}${day}::date`;

/** The instant a day begins, or the given number of days later; the day is text (YYYY-MM-DD) or SQL of a date. */
export const startOfDay = (day: string | RawBuilder<unknown>, later = 0): RawBuilder<string> =>
  sql<string>`(
    ${typeof day === 'string' ? givenDay(day) : sql`${day}::date`} + ${sql.lit(later)}
  )::timestamp at time zone ${zone}`;
/** The instant the current month began. */
export const startOfMonth = sql<string>`
  date_trunc('month', now() at time zone ${zone}) at time zone ${zone}`;
