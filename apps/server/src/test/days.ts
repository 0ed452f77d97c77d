import { businessTimeZone } from '@cafeteria/i18n';
import { type RawBuilder, sql } from 'kysely';

const zone = sql.lit(businessTimeZone);

/**
 * The same time of day so many days ago by the calendar of Prague, whose days the product counts in: so many times 24
 * hours before the last hour of a winter's day are the day after it in summer.
 */
export const daysAgo = (days: number): RawBuilder<string> => sql<string>`(
  (now() at time zone ${zone} - make_interval(days => ${days}::int)) at time zone ${zone}
)`;
