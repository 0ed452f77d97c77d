import { type LinkTarget, type LinkTargetOption, slug } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, fold, query, tableAs } from '../../platform/db/index.ts';
import { isLive, localized, isOn } from '../../kernel/reading.ts';
import type { PrimaryLanguage, Reader } from '../../kernel/caller/index.ts';

const a = tableAs('article', 'a');

type Wanted = {
  readonly type: LinkTarget;
  readonly keyword?: string | undefined;
  readonly id?: number | undefined;
};
/** In whose words targets are told. */
type ReaderLanguage = Pick<Reader, 'language' | 'primary'>;
type Source = {
  readonly from: RawBuilder<unknown>;
  readonly label: RawBuilder<string>;
  readonly description: RawBuilder<string>;
  readonly image: RawBuilder<string | null>;
  readonly available: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
};

const offered = 20;
const offerImage = sql<string | null>`coalesce((
  select i.media_uuid
  from offer_image i
  where i.offer_id = t.id
  order by i.position, i.media_uuid limit 1
), p.cover)`;

/** Where each kind of target is found; `t` is the target itself. */
const sources = ({ language, primary }: ReaderLanguage): Readonly<Record<LinkTarget, Source>> => {
  const text = (column: RawBuilder<unknown>) => localized(column, language, primary);
  return {
    PARTNER: {
      from: sql`partner t`,
      label: sql<string>`t.name`,
      description: text(sql`t.short_description`),
      image: sql<string | null>`coalesce(t.cover, t.logo)`,
      available: isLive('t'),
      order: sql`t.name_sort_cs`,
    },
    OFFER: {
      from: sql`offer t join partner p on p.id = t.partner_id`,
      label: text(sql`t.name`),
      description: sql<string>`p.name`,
      image: offerImage,
      available: sql`${isLive('t')} and ${isLive('p')}`,
      order: sql`t.name_sort_cs`,
    },
    CATEGORY: {
      from: sql`category t`,
      label: text(sql`t.name`),
      description: sql<string>`''`,
      image: sql<string | null>`t.image`,
      available: sql`t.active`,
      order: sql`t.position`,
    },
    SUBCATEGORY: {
      from: sql`subcategory t join category c on c.id = t.category_id`,
      label: text(sql`t.name`),
      description: text(sql`c.name`),
      image: sql<string | null>`coalesce(t.image, c.image)`,
      available: sql`t.active and c.active`,
      order: sql`c.position, t.position`,
    },
    ARTICLE: {
      from: sql`(select * from article where client_id is null) t`,
      label: text(sql`t.title`),
      description: text(sql`t.lead`),
      image: sql<string | null>`t.cover`,
      available: isLive('t'),
      order: sql`t.name_sort_cs`,
    },
  };
};

/**
 * Records that a link or a card may lead to: the first matches of a keyword, prefix matches before
 * the others, or the one with the given id.
 */
export const findLinkTargets = async (
  db: Db,
  reader: ReaderLanguage,
  { type, keyword, id }: Wanted,
): Promise<LinkTargetOption[]> => {
  const { from, label, description, image, available, order } = sources(reader)[type];
  const typed = fold(keyword ?? '').replaceAll(/[\\%_]/g, '\\$&');
  const wanted = id === undefined ? sql`t.folded like ${`%${typed}%`}` : sql`t.id = ${id}`;
  const { rows } = await query`
    select ${columns<LinkTargetOption>({
      type: sql<LinkTarget>`${type}::text`,
      id: sql`t.id`,
      label,
      description,
      image,
      available: sql`(${available})`,
    })}
    from ${from}
    where t.deleted_at is null and ${wanted}
    order by t.folded not like ${`${typed}%`}, ${order}, t.id limit ${sql.lit(offered)}
  `.execute(db);
  return rows;
};

/** How many items of the promo row `t` readers do not see because their target is off, deleted or not valid now. */
export const unavailableItems = sql<number>`(
  select count(*)::int
  from promo_row_item i
  where i.promo_row_id = t.id
    and not case i.link_target
      when 'PARTNER'
        then exists (select 1 from partner x where x.id = i.target_id and ${isLive('x')})
      when 'OFFER' then exists (
        select 1
        from offer x
        join partner p on p.id = x.partner_id
        where x.id = i.target_id and ${isLive('x')} and ${isLive('p')}
      )
      when 'CATEGORY' then exists (select 1 from category x where x.id = i.target_id and x.active)
      else exists (
        select 1
        from subcategory x
        join category c on c.id = x.category_id
        where x.id = i.target_id and ${isOn('x')} and c.active
      )
    end
)`;

/** Paths of the magazine's articles that readers may open, by their ids. */
export const findArticlePaths = async (
  db: Db,
  primary: PrimaryLanguage,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await query`
    select ${columns({ id: a.id, title: localized(a.title, primary, primary) })}
    from article a
    where a.id = any(${[...ids]}::int[]) and a.client_id is null and ${isLive('a')}`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, `/magazine/${slug(title, id)}`]));
};
