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

const columns = (tables: Tables) => sql`
  m.uuid, m.file_name as "fileName", m.file_content_type as "fileContentType", m.size, m.width,
  m.height, '/api/media/' || m.uuid as "accessUrl", m.crop, ${usages(tables)} as usages,
  m.date_created as "dateCreated"`;

export const findMedia = async (
  db: Db,
  tables: Tables,
  uuid: string,
): Promise<MediaRecord | undefined> =>
  (
    await sql<MediaRecord>`select ${columns(tables)} from media m where m.uuid = ${uuid}`.execute(
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

type Listing = {
  keyword?: string | undefined;
  usage?: 'USED' | 'UNUSED' | undefined;
  pageSize: number;
  pageNumber: number;
};
export const listMedia = async (
  db: Db,
  tables: Tables,
  { keyword, usage, pageSize, pageNumber }: Listing,
): Promise<{ rows: MediaRecord[]; total: number }> => {
  const where = sql`
    where (
      ${keyword ?? null}::text is null
      or m.file_name ilike '%' || ${(keyword ?? '').replaceAll(/[\\%_]/g, '\\$&')} || '%'
    )
      and (${usage ?? null}::text is null or (${usages(tables)} > 0) = (${usage ?? null}::text = 'USED'))`;
  const { rows } = await sql<MediaRecord>`
    select ${columns(tables)}
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
