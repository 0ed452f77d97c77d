import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../../platform/db/index.ts';
import { recentViewsOfPartner } from '../view/index.ts';
import { sustainabilityBadge } from '../visibility/index.ts';

/** Relevance of a partner: the rule of SCORING (domain 11.10). */
const score: RawBuilder<number> = sql<number>`
  40 * ln(1 + ${recentViewsOfPartner('p')}::float8)
  + 80 * ln(
    1 + (
      select count(*)
      from movement m
      where m.partner_id = p.id
        and m.type = 'PAYMENT'
        and m.status = 'BOOKED'
        and m.occurred_at > now() - interval '30 days'
    )
  )
  + 30 * ln(
    1 + (select count(*) from favorite f where f.entity_type = 'PARTNER' and f.entity_id = p.id)
  )
  + case p.grade when 'A' then 60 when 'B' then 40 when 'C' then 20 when 'E' then -30 else 0 end
  + case ${sustainabilityBadge('p')}
    when 'ADEPT_FOR_SUSTAINABILITY' then 5
    when 'SUSTAINABILITY_CHAMPION' then 10
    else 0
  end
  + case when p.date_created > now() - interval '30 days' then 20 else 0 end
  + p.scoring_boost`;

/** Recomputes the score of one partner, or of all (nightly); one that stays as it is is not written. */
export const updateScore = async (db: Db, partnerId?: number): Promise<void> => {
  await sql`
    update partner set score = x.score
    from (
      select p.id, ${score} as score
      from partner p
      where ${partnerId === undefined ? sql`p.deleted_at is null` : sql`p.id = ${partnerId}`}
    ) x
    where partner.id = x.id and partner.score is distinct from x.score`.execute(db);
};
