import { randomUUID } from 'node:crypto';
import { listMediaHashes } from '../../content/media/index.ts';
import { checkLedger, type Difference } from '../../money/ledger/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { migrate } from '../../platform/migrations/index.ts';
import { type Installation, migrations } from './open.ts';
import type { Backup } from './place.ts';
import { putBack } from './put-back.ts';

export type Verdict = {
  /** What does not add up in the ledger: as the nightly comparison finds it. */
  readonly differences: readonly Difference[];
  /** Pictures that have a row and no file. */
  readonly missing: readonly string[];
};

/** Compares a database that was put back on trial; an older one is looked at as it would be used. */
export const judge = async (
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  pictures: ReadonlySet<string>,
): Promise<Verdict> => {
  await migrate(pool, migrations);
  const uuids = [...(await listMediaHashes(db)).keys()];
  return {
    differences: await checkLedger(db),
    missing: uuids.filter((uuid) => !pictures.has(uuid)),
  };
};

/**
 * Puts a backup back into a database beside the installation's own, compares its ledger, looks for its pictures, and
 * removes it. Throws where it cannot be put back.
 */
export const verifyBackup = async (
  backup: Pick<Backup, 'read'>,
  identities: readonly string[],
  { database, openOther }: Installation,
): Promise<Verdict> => {
  const name = `backup_check_${randomUUID().slice(0, 8)}`;
  await database.pool.query(`create database ${name}`);
  const scratch = openOther(name);
  try {
    return await judge(scratch, await putBack(backup, identities, scratch));
  } finally {
    await scratch.close();
    await database.pool.query(`drop database ${name} with (force)`);
  }
};
