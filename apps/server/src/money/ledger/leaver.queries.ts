/** Whose money it is of somebody who left: the client's that gave it, wherever its owner works today. */
import { type RawBuilder, sql } from 'kysely';

/**
 * Who left a client, or will (`user_id`, `client_id`), and the `last_day` on which what it gave can be spent: days of
 * grace after the employment ended, or after the day its owner changed the employer (domain 11.6).
 */
export const leavers: RawBuilder<unknown> = sql`(
  select w.user_id, w.client_id, w.last_day + (c.credit_policy ->> 'leaverDays')::int as last_day
  from (
    select id as user_id, client_id, employment_to as last_day
    from "user"
    where employment_to is not null
    union all
    select user_id, client_id, last_day
    from former_client
  ) w
  join client c on c.id = w.client_id
)`;
/** Joins them to lots as `v`; people who still work for a lot's client have none. */
export const leaverOfLot: RawBuilder<unknown> = sql`
  left join ${leavers} v on v.user_id = l.user_id and v.client_id = l.client_id`;
