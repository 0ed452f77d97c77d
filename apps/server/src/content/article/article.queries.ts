import type {
  ArticleBlock,
  ArticleCard,
  CategoryCode,
  LocalizedText,
  MediaRef,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { isLive, localized, mediaRef } from '../../kernel/reading.ts';
import type { Reader } from '../../kernel/caller/index.ts';
const a = tableAs('article', 'a');

/** A card of the magazine, and the name its address is made of. */
type CardRow = Omit<ArticleCard, 'route'> & { slugName: string };
type WholeRow = {
  id: number;
  title: LocalizedText;
  lead: LocalizedText;
  cover: MediaRef | null;
  coverAlt: LocalizedText;
  blocks: ArticleBlock[];
  readingMinutes: number;
};
type DetailRow = WholeRow & {
  categories: CategoryCode[];
  author: string | null;
  publishedAt: string;
  relatedPartnerIds: number[];
};

/** When readers could first see it, as far as anybody knows. */
const publishedAt = sql<string>`coalesce(a.valid_from, a.date_created)`;
const whole = columns<WholeRow>({
  id: a.id,
  title: a.title,
  lead: a.lead,
  cover: mediaRef(sql`a.cover`),
  coverAlt: a.coverAlt,
  blocks: a.blocks,
  readingMinutes: a.readingMinutes,
});

const cards = ({ language, primary }: Reader) =>
  columns<CardRow>({
    id: a.id,
    title: localized(a.title, language, primary),
    slugName: localized(a.title, primary, primary),
    lead: localized(a.lead, language, primary),
    cover: mediaRef(a.cover),
    categories: a.categories,
    author: a.author,
    publishedAt,
    readingMinutes: a.readingMinutes,
  });
const live = sql<boolean>`a.client_id is null and ${isLive('a')}`;

type Listing = {
  readonly categories?: number[] | undefined;
  readonly featured?: boolean | undefined;
  readonly pageSize: number;
  readonly pageNumber: number;
};

/** A page of the magazine, newest first. */
export const listCards = async (
  db: Db,
  reader: Reader,
  { categories, featured, pageSize, pageNumber }: Listing,
): Promise<{ rows: CardRow[]; total: number }> => {
  const ofCategories = sql`
    and a.categories && array(select c.code from category c where c.id = any(${categories}::int[]))`;
  const where = sql`
    where ${live}
      ${featured === undefined ? sql`` : sql`and a.featured = ${featured}`}
      ${categories?.length ? ofCategories : sql``}`;
  const { rows } = await query`
    select ${cards(reader)}
    from article a
    ${where}
    order by ${publishedAt} desc, a.id desc limit ${pageSize} offset ${pageNumber * pageSize}
  `.execute(db);
  const count = await query`
      select ${columns({ total: sql<number>`count(*)` })}
      from article a ${where}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
};

/** What else to read: of the same categories first, then whatever is new. */
export const listMoreCards = async (
  db: Db,
  reader: Reader,
  { id, categories }: { readonly id: number; readonly categories: readonly string[] },
  count: number,
): Promise<CardRow[]> => {
  const { rows } = await query`
    select ${cards(reader)}
    from article a
    where ${live} and a.id <> ${id}
    order by not (a.categories && ${[...categories]}::text[]), ${publishedAt} desc, a.id desc
    limit ${sql.lit(count)}`.execute(db);
  return rows;
};

/** Cards of the live ones among these, in the given order. */
export const listCardsOf = async (
  db: Db,
  reader: Reader,
  ids: readonly number[],
): Promise<CardRow[]> =>
  (
    await query`
      select ${cards(reader)}
      from unnest(${[...ids]}::int[]) with ordinality as x (id, place)
      join article a on a.id = x.id
      where ${live}
      order by x.place`.execute(db)
  ).rows;

export const findArticle = async (db: Db, id: number): Promise<DetailRow | undefined> =>
  (
    await query`
      select ${columns<DetailRow>({
        ...whole.columns,
        categories: a.categories,
        author: a.author,
        publishedAt,
        relatedPartnerIds: sql`array(
          select p.partner_id
          from article_partner p
          where p.article_id = a.id
          order by p.position, p.partner_id
        )`,
      })}
      from article a
      where a.id = ${id} and ${live}`.execute(db)
  ).rows[0];

/** An employer's live articles in their order. */
export const listInternal = async (db: Db, clientId: number): Promise<WholeRow[]> =>
  (
    await query`
      select ${whole}
      from article a
      where a.client_id = ${clientId} and ${isLive('a')}
      order by a.position, a.id desc limit 200`.execute(db)
  ).rows;

/** The pictures of articles by their uuid. */
export const findBlockMedia = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<string, MediaRef>> => {
  const { rows } = await query`
    select ${columns({ ref: sql<MediaRef>`${mediaRef(sql`x.media_uuid`)}` })}
    from (
      select distinct media_uuid
      from article_media
      where article_id = any(${[...ids]}::int[])
    ) x`.execute(db);
  return new Map(rows.map(({ ref }) => [ref.uuid, ref]));
};
