import type { BranchOfficeImport, ImportError, ImportStatus } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

const columns = sql`id, partner_id as "partnerId", file_name as "fileName", status, total, processed, "create", error_count as "errorCount", date_created as "dateCreated", finished_at as "finishedAt"`;

export const findImport = async (db: Db, partnerId: number, id: number): Promise<BranchOfficeImport | undefined> =>
  (await sql<BranchOfficeImport>`select ${columns}, errors from branch_office_import where id = ${id} and partner_id = ${partnerId}`.execute(db)).rows[0];

type Listed = Omit<BranchOfficeImport, 'errors'>;
export const listImports = async (db: Db, partnerId: number, pageSize: number, pageNumber: number): Promise<{ rows: Listed[]; total: number }> => {
  const { rows } = await sql<Listed>`select ${columns} from branch_office_import where partner_id = ${partnerId} order by id desc limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db);
  const count = await sql<{ total: number }>`select count(*) as total from branch_office_import where partner_id = ${partnerId}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
};

export const insertImport = async (db: Db, file: { partnerId: number; fileName: string; content: string; userId: number | null }): Promise<number> => {
  const { rows } = await sql<{ id: number }>`insert into branch_office_import (partner_id, file_name, content, status, created_by) values (${file.partnerId}, ${file.fileName}, ${file.content}, 'CHECKING', ${file.userId}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
};

export const getContent = async (db: Db, id: number): Promise<{ partnerId: number; partnerName: string; content: string; status: ImportStatus; userId: number | null }> => {
  const { rows } = await sql<{ partnerId: number; partnerName: string; content: string; status: ImportStatus; userId: number | null }>`
    select i.partner_id as "partnerId", p.name as "partnerName", i.content, i.status, i.created_by as "userId" from branch_office_import i join partner p on p.id = i.partner_id where i.id = ${id}`.execute(db);
  if (!rows[0]) throw new Error(`import ${id} does not exist`);
  return rows[0];
};

export const setProgress = (db: Db, id: number, processed: number, total: number) => sql`update branch_office_import set processed = ${processed}, total = ${total} where id = ${id}`.execute(db);

/** How many errors are kept to be shown; all are counted. */
const keptErrors = 1_000;
export const finishCheck = (db: Db, id: number, outcome: { total: number; create: number; errors: readonly ImportError[] }) =>
  sql`update branch_office_import set status = ${outcome.errors.length > 0 ? 'REFUSED' : 'CHECKED'}, total = ${outcome.total}, processed = ${outcome.total}, "create" = ${outcome.create},
    error_count = ${outcome.errors.length}, errors = ${JSON.stringify(outcome.errors.slice(0, keptErrors))}, finished_at = now() where id = ${id} and status = 'CHECKING'`.execute(db);

/** Moves an import from one status to the next; false when somebody else already did. */
export const moveStatus = async (db: Db, id: number, from: ImportStatus, to: ImportStatus): Promise<boolean> => {
  const { rows } = await sql`update branch_office_import set status = ${to}, finished_at = ${to === 'IMPORTING' ? null : sql`now()`} where id = ${id} and status = ${from} returning id`.execute(db);
  return rows.length > 0;
};

/** Ends an import no job works on any more; one that has an outcome keeps it. */
export const failUnfinished = (db: Db, id: number) => sql`update branch_office_import set status = 'FAILED', finished_at = now() where id = ${id} and status in ('CHECKING', 'IMPORTING')`.execute(db);

/** Whether the partner is there; nobody deletes it until the transaction ends. */
export const lockPartner = async (tx: Db, partnerId: number): Promise<boolean> =>
  (await sql`select id from partner where id = ${partnerId} and deleted_at is null for no key update`.execute(tx)).rows.length > 0;
