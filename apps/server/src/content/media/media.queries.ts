import type { CropArea, MediaRecord, MediaUsage } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, oneOf, query, tableAs } from '../../platform/db/index.ts';
import type { TableDescription } from '../../kernel/table/index.ts';
import { clientsUsing, clientUsesOf, isForAdmins, usersOf, usesOf } from './media-usage.queries.ts';
import type { FileType } from '../../platform/media-store/index.ts';

const m = tableAs('media', 'm');

type Tables = readonly TableDescription[];

/** How often the file `m` is used. */
const usages = (tables: Tables) =>
  sql<number>`(select count(*)::int from (${usesOf(tables)}) use where use.uuid = m.uuid)`;
/** …and how often where more than one client's people may see it. */
const openUsages = (tables: Tables) => sql<number>`
  (select count(*) from (${usesOf(tables)}) use where use.uuid = m.uuid)
  - (select count(*) from (${clientUsesOf(tables)}) own where own.uuid = m.uuid)`;

const media = columns<Omit<MediaRecord, 'usages'>>({
  uuid: m.uuid,
  fileName: m.fileName,
  fileContentType: oneOf<MediaRecord['fileContentType']>(m.fileContentType),
  size: m.size,
  width: m.width,
  height: m.height,
  accessUrl: sql`'/api/media/' || m.uuid`,
  crop: m.crop,
  createdBy: m.createdBy,
  dateCreated: m.dateCreated,
});

export const findMedia = async (
  db: Db,
  tables: Tables,
  uuid: string,
): Promise<MediaRecord | undefined> =>
  (
    await query`
      select ${columns<MediaRecord>({ ...media.columns, usages: usages(tables) })}
      from media m
      where m.uuid = ${uuid}`.execute(db)
  ).rows[0];

export type ShownMedia = {
  type: FileType;
  /** Who may see it. Evidence is between a partner and the administrators. */
  access: 'public' | 'client' | 'admin';
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
    await query`
      select ${columns<ShownMedia>({
        type: oneOf<FileType>(m.fileContentType),
        crops: sql`coalesce(m.crop -> 'crops', '{}')`,
        clientIds: sql`e.ids`,
        access: sql`case
          when ${isForAdmins(tables, sql`m.uuid`)}
            then 'admin'
          when ${openUsages(tables)} > 0 then 'public'
          when cardinality(e.ids) > 0 then 'client'
          else 'admin'
        end`,
      })}
      from media m
      cross join lateral (select ${clientsUsing(tables, sql`m.uuid`)} as ids) e
      where m.uuid = ${uuid}`.execute(db)
  ).rows[0];

const mediaUsage = columns<MediaUsage>({
  entity: sql`x.entity`,
  id: sql`x.id`,
  parentId: sql`x."parentId"`,
  name: sql`x.name`,
  isDeleted: sql`x."isDeleted"`,
});
/** The records a file is used in, each once; deleted ones last. */
export const listUsages = async (db: Db, tables: Tables, uuid: string): Promise<MediaUsage[]> =>
  (
    await query`
      select ${mediaUsage}
      from (${usersOf(tables, sql`${uuid}::uuid`)}) x
      order by x."isDeleted", x.entity, x.name limit 200`.execute(db)
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
    await query`
      select ${columns({ total: sql<number>`count(*)` })}
      from media m
      left join (${used(tables)}) u on u.uuid = m.uuid
      ${wanted(listing)}`.execute(db)
  ).rows[0]?.total ?? 0;
/** SHA-256 of every file by its uuid. */
export const listMediaHashes = async (db: Db): Promise<Map<string, string>> => {
  const { rows } = await query`
    select ${columns({ uuid: m.uuid, sha256: m.sha256 })} from media m`.execute(db);
  return new Map(rows.map(({ uuid, sha256 }) => [uuid, sha256]));
};
export const findMediaHash = async (db: Db, uuid: string): Promise<string | undefined> =>
  (
    await query`
      select ${columns({ sha256: m.sha256 })} from media m where m.uuid = ${uuid}`.execute(db)
  ).rows[0]?.sha256;
export const listMedia = async (
  db: Db,
  tables: Tables,
  { pageSize, pageNumber, ...listing }: Listing,
): Promise<{ rows: MediaRecord[]; total: number }> => {
  const [{ rows }, total] = await Promise.all([
    query`
      select ${columns<MediaRecord>({
        ...media.columns,
        usages: sql`coalesce(u.usages, 0)`,
      })}
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
