import type { Subscription } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Whether the person `u` wants a subscription: they asked for it, agreed to it, and have not ended it. */
export const isWanted: Readonly<Record<Subscription, RawBuilder<boolean>>> = {
  NEWS: sql<boolean>`(u.marketing_consent_at is not null and u.newsletter_frequency <> 'NEVER')`,
};

export const wantsSubscription = async (
  db: Db,
  subscription: Subscription,
  userId: number,
): Promise<boolean> =>
  (
    await sql`select 1 from "user" u where u.id = ${userId} and ${isWanted[subscription]}`.execute(
      db,
    )
  ).rows.length > 0;
