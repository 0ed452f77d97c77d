import type { LocalizedText, SearchType } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isLive, isOn } from '../../entity/reading.ts';
import type { Audience } from '../../entity/caller/index.ts';
import {
  isCategoryShown,
  isOfferVisible,
  isPartnerVisible,
} from '../../catalogue/visibility/index.ts';

/** One thing that can be found, with its texts in every language. */
export type SearchRow = {
  readonly type: SearchType;
  readonly id: number;
  readonly name: LocalizedText;
  readonly tags: readonly LocalizedText[];
  readonly places: string;
  readonly text: LocalizedText;
  readonly score: number;
  readonly parent: { readonly id: number; readonly name: LocalizedText } | null;
};

const everyLanguage = (name: string) =>
  sql`jsonb_build_object('cs', ${sql.ref(name)}, 'sk', ${sql.ref(name)}, 'en', ${sql.ref(name)})`;
const noTags = sql`'[]'::jsonb`;
/** Names of the subcategories and categories each partner stands in: once for a partner, not for each of its offers. */
const filings = sql`
  select partner_id, jsonb_agg(distinct name) as names
  from (
    select ps.partner_id, s.name
      from partner_subcategory ps
      join subcategory s on s.id = ps.subcategory_id
      where ${isOn('s')}
    union all select ps.partner_id, c.name
      from partner_subcategory ps
      join subcategory s on s.id = ps.subcategory_id
      join category c on c.id = s.category_id
      where c.active
  ) x
  group by 1`;
const filedUnder = sql`coalesce(f.names, '[]')`;
/** Where a partner is: `kavarna zizkov` means a place, too. */
const places = sql`(
  select coalesce(string_agg(distinct b.address ->> 'city', ' '), '') || ' '
    || coalesce(string_agg(distinct b.name, ' '), '')
  from branch_office b
  where b.partner_id = p.id and ${isOn('b')}
)`;

/** Everything live that can be found, whoever may see it. */
export const listSearchable = async (db: Db): Promise<SearchRow[]> => {
  const { rows } = await sql<SearchRow>`
    with filing as materialized (${filings})
    select
        'PARTNER' as type, p.id, ${everyLanguage('p.name')} as name, ${filedUnder} as tags,
        ${places} as places, p.short_description as text, p.score, null::jsonb as parent
      from partner p
      left join filing f on f.partner_id = p.id
      where ${isLive('p')}
    union all select
        'OFFER', o.id, o.name, ${filedUnder} || jsonb_build_array(${everyLanguage('p.name')}), '',
        o.short_description, p.score,
        jsonb_build_object('id', p.id, 'name', ${everyLanguage('p.name')})
      from offer o
      join partner p on p.id = o.partner_id
      left join filing f on f.partner_id = p.id
      where ${isLive('o')} and ${isLive('p')}
    union all select 'CATEGORY', c.id, c.name, ${noTags}, '', c.description, -c.position, null
      from category c
      where c.active
    union all select
        'SUBCATEGORY', s.id, s.name, jsonb_build_array(c.name), '',
        '{"cs":null,"sk":null,"en":null}', -s.position,
        jsonb_build_object('id', c.id, 'name', c.name)
      from subcategory s
      join category c on c.id = s.category_id
      where ${isOn('s')} and c.active
    union all select
        'ARTICLE', a.id, a.title,
        (select coalesce(jsonb_agg(c.name), '[]') from category c where c.code = any(a.categories)),
        '', a.lead, extract(epoch from coalesce(a.valid_from, a.date_created)) / 86400, null
      from article a
      where a.client_id is null and ${isLive('a')}`.execute(db);
  return rows;
};

/** Which of it an audience sees, as `type:id`. */
export const listVisible = async (db: Db, audience: Audience): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ key: string }>`
    select 'PARTNER:' || p.id as key
      from partner p
      where ${isLive('p')} and ${isPartnerVisible('p', audience)}
    union all select 'OFFER:' || o.id
      from offer o
      join partner p on p.id = o.partner_id
      where ${isLive('o')}
        and ${isLive('p')}
        and ${isPartnerVisible('p', audience)}
        and ${isOfferVisible('o', audience)}
    union all select 'CATEGORY:' || c.id
      from category c
      where c.active and ${isCategoryShown(sql.ref('c.id'), audience)}
    union all select 'SUBCATEGORY:' || s.id
      from subcategory s
      join category c on c.id = s.category_id
      where ${isOn('s')}
        and c.active
        and ${isCategoryShown(sql.ref('c.id'), audience)}
    union all select 'ARTICLE:' || a.id from article a where a.client_id is null and ${isLive('a')}
  `.execute(db);
  return new Set(rows.map(({ key }) => key));
};
