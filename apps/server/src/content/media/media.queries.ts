import type { CropArea, MediaRecord, MediaUsage } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { FileType } from '../../platform/media-store/index.ts';

/**
 * Every place a file can be used in, including deleted records, because they may come back. A new
 * use is one more line.
 */
const uses: RawBuilder<unknown> = sql`(
  select cover as uuid from article
  union all select media_uuid from article_media
  union all select login_image from client
  union all select logo from partner
  union all select cover from partner
  union all select sustainability_evidence from partner
  union all select media_uuid from partner_gallery
  union all select media_uuid from offer_image
  union all select image_desktop from carousel
  union all select image_mobile from carousel
  union all select image from promo_row_item
  union all select image from category
  union all select image from subcategory
  union all select logo from client
)`;
/** The employers in whose own articles a file stands. */
const employers = sql`array(
  select distinct a.client_id
  from article a
  where a.client_id is not null
    and (
      a.cover = m.uuid
      or exists (
        select 1
        from article_media am
        where am.article_id = a.id and am.media_uuid = m.uuid
      )
    )
)`;
/** How often a file is used where more than one employer's people may see it. */
const openUsages = sql`
  (select count(*) from ${uses} use where use.uuid = m.uuid)
  - (select count(*) from article a where a.client_id is not null and a.cover = m.uuid)
  - (
    select count(*)
    from article_media am
    join article a on a.id = am.article_id
    where a.client_id is not null and am.media_uuid = m.uuid
  )`;
const usages = sql<number>`(select count(*)::int from ${uses} use where use.uuid = m.uuid)`;

const columns = sql`
  m.uuid, m.file_name as "fileName", m.file_content_type as "fileContentType", m.size, m.width,
  m.height, '/api/media/' || m.uuid as "accessUrl", m.crop, ${usages} as usages,
  m.date_created as "dateCreated"`;

export const findMedia = async (db: Db, uuid: string): Promise<MediaRecord | undefined> =>
  (await sql<MediaRecord>`select ${columns} from media m where m.uuid = ${uuid}`.execute(db))
    .rows[0];

export type ShownMedia = {
  type: FileType;
  /** Who may see it. Evidence is between a partner and the administrators. */
  access: 'public' | 'user' | 'client' | 'admin';
  /** For `client`: whose people. */
  clientIds: number[];
  crops: Record<string, CropArea>;
};
export const findShownMedia = async (db: Db, uuid: string): Promise<ShownMedia | undefined> =>
  (
    await sql<ShownMedia>`
      select
        m.file_content_type as type, coalesce(m.crop -> 'crops', '{}') as crops,
        e.ids as "clientIds",
        case
          when exists (select 1 from partner p where p.sustainability_evidence = m.uuid)
            then 'admin'
          when m.private then 'user'
          when cardinality(e.ids) > 0 and ${openUsages} = 0 then 'client'
          else 'public'
        end as access
      from media m
      cross join lateral (select ${employers} as ids) e
      where m.uuid = ${uuid}`.execute(db)
  ).rows[0];

const deleted = sql`t.deleted_at is not null`;
const name = sql`
  coalesce(nullif(t.name ->> 'cs', ''), nullif(t.name ->> 'sk', ''), t.name ->> 'en', '')`;
const title = sql`
  coalesce(nullif(t.title ->> 'cs', ''), nullif(t.title ->> 'sk', ''), t.title ->> 'en', '')`;
/** The records a file is used in, each once; deleted ones last. */
export const listUsages = async (db: Db, uuid: string): Promise<MediaUsage[]> => {
  const { rows } = await sql<MediaUsage>`
    select 'partner' as entity, t.id, null::int as "parentId", t.name, ${deleted} as "isDeleted"
      from partner t
      where ${uuid} in (t.logo, t.cover, t.sustainability_evidence)
        or exists (
          select 1
          from partner_gallery g
          where g.partner_id = t.id and g.media_uuid = ${uuid}
        )
    union all select 'offer', t.id, t.partner_id, ${name}, ${deleted}
      from offer t
      where exists (select 1 from offer_image i where i.offer_id = t.id and i.media_uuid = ${uuid})
    union all select 'client', t.id, null, t.name, ${deleted}
      from client t
      where ${uuid} in (t.logo, t.login_image)
    union all select 'category', t.id, null, ${name}, false from category t where t.image = ${uuid}
    union all select 'subcategory', t.id, t.category_id, ${name}, ${deleted}
      from subcategory t
      where t.image = ${uuid}
    union all select 'carousel', t.id, null, ${title}, ${deleted}
      from carousel t
      where ${uuid} in (t.image_desktop, t.image_mobile)
    union all select 'promoRow', t.id, null, ${title}, ${deleted}
      from promo_row t
      where exists (
        select 1
        from promo_row_item i
        where i.promo_row_id = t.id and i.image = ${uuid}
      )
    union all select
        case when t.client_id is null then 'magazineArticle' else 'clientArticle' end, t.id,
        t.client_id, ${title}, ${deleted}
      from article t
      where t.cover = ${uuid}
        or exists (
          select 1
          from article_media m
          where m.article_id = t.id and m.media_uuid = ${uuid}
        )
    order by "isDeleted", entity, name limit 200`.execute(db);
  return rows;
};

/** Holds a file, so that nobody begins to use it before the transaction ends. */
export const lockMedia = (tx: Db, uuid: string) =>
  sql`select 1 from media where uuid = ${uuid} for update`.execute(tx);

type Listing = {
  keyword?: string | undefined;
  usage?: 'USED' | 'UNUSED' | undefined;
  pageSize: number;
  pageNumber: number;
};
export const listMedia = async (
  db: Db,
  { keyword, usage, pageSize, pageNumber }: Listing,
): Promise<{ rows: MediaRecord[]; total: number }> => {
  const where = sql`
    where (
      ${keyword ?? null}::text is null
      or m.file_name ilike '%' || ${(keyword ?? '').replaceAll(/[\\%_]/g, '\\$&')} || '%'
    )
      and (${usage ?? null}::text is null or (${usages} > 0) = (${usage ?? null}::text = 'USED'))`;
  const { rows } = await sql<MediaRecord>`
    select ${columns}
    from media m
    ${where}
    order by m.date_created desc, m.uuid limit ${pageSize} offset ${pageNumber * pageSize}
  `.execute(db);
  const count = await sql<{
    total: number;
  }>`select count(*) as total from media m ${where}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
};

export type NewMedia = {
  uuid: string;
  fileName: string;
  type: FileType;
  size: number;
  width: number | null;
  height: number | null;
  sha256: string;
  crop: { crops: Record<string, CropArea> };
  createdBy: number | null;
};
export const insertMedia = (db: Db, media: NewMedia) =>
  sql`
    insert into media (
      uuid, file_name, file_content_type, size, width, height, sha256, crop, created_by
    )
    values (
      ${media.uuid}, ${media.fileName}, ${media.type}, ${media.size}, ${media.width},
      ${media.height}, ${media.sha256}, ${JSON.stringify(media.crop)}, ${media.createdBy}
    )`.execute(db);

export const updateCrop = (db: Db, uuid: string, crop: { crops: Record<string, CropArea> }) =>
  sql`update media set crop = ${JSON.stringify(crop)} where uuid = ${uuid}`.execute(db);
export const deleteMedia = (db: Db, uuid: string) =>
  sql`delete from media where uuid = ${uuid}`.execute(db);
