/** A process that checks or runs an import of people, and is killed before one of its statements. */
import { unseenWriter } from '../../../../kernel/changes/index.ts';
import { type Connection, openDatabase } from '../../../../platform/db/index.ts';
import { dieBefore } from '../../../../test/die-before.ts';
import { createUserImporter } from '../importer.ts';

export type DyingImport = {
  readonly connection: Connection;
  /** Before which of its statements, the first being 1; what has fewer ends, and nobody hears of it. */
  readonly statement: number;
  readonly work: 'check' | 'run';
  readonly id: number;
};

process.on('message', async ({ connection, statement, work, id }: DyingImport) => {
  const { db, close } = openDatabase({ connection, max: 2 });
  const mortal = dieBefore(db, statement);
  await createUserImporter({ db: mortal, write: unseenWriter(mortal) })[work](id);
  await close();
  process.disconnect();
});
