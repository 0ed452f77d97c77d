import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type Connection, type Database } from '../platform/db/index.ts';

export type TestDatabase = Database & { connection: Connection; drop: () => Promise<void> };

const administer = async (statement: string): Promise<void> => {
  const { pool, close } = openDatabase({ connection: inject('postgres'), max: 1 });
  try {
    await pool.query(statement);
  } finally {
    await close();
  }
};

/**
 * A migrated, empty database of one's own; `drop()` closes its connections and removes it. Its files are copied:
 * written through the log, as by default, the 16 MB of each are twice the work for PostgreSQL, and for the disk.
 */
export const cloneDatabase = async (
  template: string = inject('template'),
): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const connection = { ...inject('postgres'), database: name };
  const database = openDatabase({ connection, max: 5 });
  const drop = async () => {
    await database.close();
    await administer(`drop database ${name} with (force)`);
  };
  return { ...database, connection, drop };
};
