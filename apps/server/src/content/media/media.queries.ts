import type { CropArea, MediaRecord, MediaUsage } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { TableDescription } from '../../entity/table/index.ts';
import { clientsUsing, clientUsesOf, isForAdmins, usersOf, usesOf } from './media-usage.queries.ts';
import type { FileType } from '../../platform/media-store/index.ts';

type Tables = readonly TableDescription[];

/** How often the file `m` is used. */
const usages = (tables: Tables) =>
  sql<number>`(select count(*)::int from (${usesOf(tables)}) use where use.uuid = m.uuid)`;
/** …and how often where more than one client's people may see it. */
const openUsages = (tables: Tables) => sql<number>`
  (select count(*) from (${usesOf(tables)}) use where use.uuid = m.uuid)
  - (select count(*) from (${clientUsesOf(tables)}) own where own.uuid = m.uuid)`;

const columns = sql`
  m.uuid, m.file_name as "fileName", m.file_content_type as "fileContentType", m.size, m.width,
  m.height, '/api/media/' || m.uuid as "accessUrl", m.crop, m.created_by as "createdBy",
  m.date_created as "dateCreated"`;

export const findMedia = async (
  db: Db,
  tables: Tables,
  uuid: string,
): Promise<MediaRecord | undefined> =>
  (
    await sql<MediaRecord>`
      select ${columns}, ${usages(tables)} as usages from media m where m.uuid = ${uuid}`.execute(
      db,
    )
  ).rows[0];

export type ShownMedia = {
  type: FileType;
  /** Who may see it. Evidence is between a partner and the administrators. */
  access: 'public' | 'user' | 'client' | 'admin';
  /** For `client`: whose people. */
  clientIds: number[];
  crops: Record<string, CropArea>;
};
export const findShownMedia = async (
  db: Db,
  tables: Tables,
  uuid: string,
): Promise<ShownMedia | undefined> =>
  (
    await sql<ShownMedia>`
      select
        m.file_content_type as type, coalesce(m.crop -> 'crops', '{}') as crops,
        e.ids as "clientIds",
        case
          when ${isForAdmins(tables, sql`m.uuid`)}
            then 'admin'
          when m.private then 'user'
          when ${openUsages(tables)} > 0 then 'public'
          when cardinality(e.ids) > 0 then 'client'
          else 'admin'
        end as access
      from media m
      cross join lateral (select ${clientsUsing(tables, sql`m.uuid`)} as ids) e
      where m.uuid = ${uuid}`.execute(db)
  ).rows[0];

/** The records a file is used in, each once; deleted ones last. */
export const listUsages = async (db: Db, tables: Tables, uuid: string): Promise<MediaUsage[]> =>
  (
    await sql<MediaUsage>`
      ${usersOf(tables, sql`${uuid}::uuid`)}
      order by "isDeleted", entity, name limit 200`.execute(db)
  ).rows;

/** Holds a file, so that nobody begins to use it before the transaction ends. */
export const lockMedia = (tx: Db, uuid: string) =>
  sql`select 1 from media where uuid = ${uuid} for update`.execute(tx);

type Paging = { readonly pageSize: number; readonly pageNumber: number };
type Listing = Paging & {
  readonly keyword?: string | undefined;
  readonly usage?: 'USED' | 'UNUSED' | undefined;
};
/**
 * How often each file is used, counted once for all: asked file by file, 14 tables are read again for
 * each of thousands.
 */
const used = (tables: Tables) => sql`
  select use.uuid, count(*)::int as usages
  from (${usesOf(tables)}) use
  where use.uuid is not null
  group by use.uuid`;
const wanted = ({ keyword, usage }: Omit<Listing, keyof Paging>) => {
  const conditions = [
    ...(keyword
      ? [sql`m.file_name ilike ${`%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`]
      : []),
    ...(usage ? [usage === 'USED' ? sql`u.uuid is not null` : sql`u.uuid is null`] : []),
  ];
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
};
export const countMedia = async (
  db: Db,
  tables: Tables,
  listing: Omit<Listing, keyof Paging>,
): Promise<number> =>
  (
    await sql<{ total: number }>`
      select count(*) as total
      from media m
      left join (${used(tables)}) u on u.uuid = m.uuid
      ${wanted(listing)}`.execute(db)
  ).rows[0]?.total ?? 0;
export const listMedia = async (
  db: Db,
  tables: Tables,
  { pageSize, pageNumber, ...listing }: Listing,
): Promise<{ rows: MediaRecord[]; total: number }> => {
  const [{ rows }, total] = await Promise.all([
    sql<MediaRecord>`
      select ${columns}, coalesce(u.usages, 0) as usages
      from media m
      left join (${used(tables)}) u on u.uuid = m.uuid
      where m.uuid = any(array(
        select m.uuid
        from media m
        left join (${used(tables)}) u on u.uuid = m.uuid
        ${wanted(listing)}
        order by m.date_created desc, m.uuid limit ${pageSize} offset ${pageNumber * pageSize}
      ))
      order by m.date_created desc, m.uuid`.execute(db),
    countMedia(db, tables, listing),
  ]);
  return { rows, total };
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
