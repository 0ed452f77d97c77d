/** SQL fragments that say which partners, offers and categories somebody sees. */
import type { Sustainability } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Audience } from '../../kernel/caller/index.ts';
import { today } from '../../kernel/business-day.ts';

const column = (alias: string, name: string): RawBuilder<unknown> => sql.ref(`${alias}.${name}`);

/** What `visibility` allows an audience; the anonymous see ALL and EXCEPT. */
const isAllowed = (alias: string, audience: Audience): RawBuilder<boolean> => {
  const visibility = column(alias, 'visibility');
  if (audience.kind === 'all') return sql<boolean>`true`;
  if (audience.kind === 'public') return sql<boolean>`${visibility} ->> 'mode' <> 'ONLY'`;
  const listed = sql`${visibility} -> 'clientIds' @> to_jsonb(${audience.clientId}::int)`;
  return sql<boolean>`case ${visibility} ->> 'mode'
    when 'ALL' then true
    when 'ONLY' then ${listed}
    else not ${listed}
  end`;
};

/**
 * A part of a client's own catalogue; PostgreSQL reads it once per statement, whatever the number of rows. Whose it is
 * is a value and no part of the text: otherwise every employer would have statements of its own, each planned again.
 */
const ofCatalogue = (
  clientId: number,
  key: 'mode' | 'partnerIds' | 'hiddenCategoryIds',
): RawBuilder<unknown> =>
  sql`(select cl.catalogue -> ${sql.lit(key)} from client cl where cl.id = ${clientId}::int)`;

/** Whether a category is one the audience's employer does not hide; `categoryId` is SQL of its id. */
export const isCategoryShown = (
  categoryId: RawBuilder<unknown>,
  audience: Audience,
): RawBuilder<boolean> =>
  audience.kind === 'client'
    ? sql<boolean>`(
      not ${ofCatalogue(audience.clientId, 'hiddenCategoryIds')} @> to_jsonb(${categoryId})
    )`
    : sql<boolean>`true`;

/** Whether a thing stands in a category that is not hidden, by its table of subcategories (`partner_subcategory`). */
const hasShownCategory = (
  alias: string,
  links: 'partner_subcategory' | 'offer_subcategory',
  owner: string,
  audience: { readonly kind: 'client'; readonly clientId: number },
): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select 1
    from ${sql.table(links)} hs
    join subcategory hc on hc.id = hs.subcategory_id
    where ${sql.ref(`hs.${owner}`)} = ${column(alias, 'id')}
      and ${isCategoryShown(sql.ref('hc.category_id'), audience)}
  )`;
const hidesNothing = (clientId: number): RawBuilder<boolean> =>
  sql<boolean>`${ofCatalogue(clientId, 'hiddenCategoryIds')} = '[]'`;

/**
 * Whether an audience sees a partner: its own visibility, what the reader's employer lists, and the
 * categories the employer hides (a partner that is in another category too stays visible there).
 */
export const isPartnerVisible = (alias: string, audience: Audience): RawBuilder<boolean> => {
  if (audience.kind !== 'client') return isAllowed(alias, audience);
  const listed = sql`
    ${ofCatalogue(audience.clientId, 'partnerIds')} @> to_jsonb(${column(alias, 'id')})`;
  return sql<boolean>`(
    ${isAllowed(alias, audience)}
    and case ${ofCatalogue(audience.clientId, 'mode')} #>> '{}'
      when 'ALL' then true
      when 'ONLY_LISTED' then ${listed}
      else not ${listed}
    end
    and (
      ${hidesNothing(audience.clientId)}
      or ${hasShownCategory(alias, 'partner_subcategory', 'partner_id', audience)}
    )
  )`;
};

/**
 * Whether an audience sees an offer of a partner it sees. An offer narrowed to subcategories is
 * hidden when all of them are hidden.
 */
export const isOfferVisible = (alias: string, audience: Audience): RawBuilder<boolean> => {
  if (audience.kind !== 'client') return isAllowed(alias, audience);
  const isNarrowed = sql`
    exists (select 1 from offer_subcategory os where os.offer_id = ${column(alias, 'id')})`;
  return sql<boolean>`(
    ${isAllowed(alias, audience)}
    and (
      ${hidesNothing(audience.clientId)}
      or not ${isNarrowed}
      or ${hasShownCategory(alias, 'offer_subcategory', 'offer_id', audience)}
    )
  )`;
};

/** The sustainability badge of a partner, until its last day in Prague is over. */
export const sustainabilityBadge = (alias: string): RawBuilder<Sustainability | null> =>
  sql<Sustainability | null>`case
    when ${column(alias, 'sustainability_valid_to')} is null
      or ${column(alias, 'sustainability_valid_to')} >= ${today}
      then ${column(alias, 'sustainability')}
  end`;
