import { sql } from 'kysely';
import type { SecretBox } from '../secret-box.ts';
import type { Db } from './database.ts';
import { columns, query } from './select-list.ts';
import type { DB } from './tables.gen.ts';

/** A column of bytes that a secret box sealed. */
export type SealedColumn = { readonly table: keyof DB; readonly column: string };
export type Resealed = { readonly renewed: number; readonly lost: number };

type Sealed = { readonly place: string; readonly sealed: Buffer };
/** By where they lie: every table has that, and it goes on where the last piece ended. */
const readPiece = async (
  db: Db,
  { table, column }: SealedColumn,
  after: string,
  atOnce: number,
): Promise<readonly Sealed[]> =>
  (
    await query`
      select ${columns({ place: sql<string>`ctid::text`, sealed: sql<Buffer>`${sql.ref(column)}` })}
      from ${sql.table(table)}
      where ctid > ${after}::tid and ${sql.ref(column)} is not null
      order by ctid limit ${atOnce}`.execute(db)
  ).rows;

/** What was written meanwhile is left alone: it was sealed by the key of today. */
const writePiece = async (
  db: Db,
  { table, column }: SealedColumn,
  piece: readonly (Sealed & { readonly renewed: Buffer })[],
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} t set ${sql.ref(column)} = x.renewed
    from unnest(
      ${piece.map(({ place }) => place)}::text[]::tid[],
      ${piece.map(({ sealed }) => sealed)}::bytea[],
      ${piece.map(({ renewed }) => renewed)}::bytea[]
    ) x (place, sealed, renewed)
    where t.ctid = x.place and t.${sql.ref(column)} = x.sealed`.execute(db);
  return Number(numAffectedRows);
};

const passOver = async (
  db: Db,
  box: SecretBox,
  where: SealedColumn,
  atOnce: number,
): Promise<Resealed> => {
  let [after, renewed, lost] = ['(0,0)', 0, 0];
  for (;;) {
    const piece = await readPiece(db, where, after, atOnce);
    const last = piece.at(-1);
    if (!last) return { renewed, lost };
    after = last.place;
    const old = piece.flatMap((one) => {
      const outcome = box.renew(one.sealed);
      if (outcome === 'lost') lost += 1;
      return outcome instanceof Buffer ? { ...one, renewed: outcome } : [];
    });
    if (old.length > 0) renewed += await writePiece(db, where, old);
  }
};

/**
 * Seals a column again with today's key, so many rows in one statement, while the portal runs. A row that was
 * changed meanwhile may lie where the pass has been already: it ends with one that found nothing to do.
 */
export const resealColumn = async (
  db: Db,
  box: SecretBox,
  where: SealedColumn,
  atOnce = 500,
): Promise<Resealed> => {
  let renewed = 0;
  for (;;) {
    const pass = await passOver(db, box, where, atOnce);
    renewed += pass.renewed;
    if (pass.renewed === 0) return { renewed, lost: pass.lost };
  }
};
