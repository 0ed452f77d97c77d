// Writes what tables.gen.ts says, from a fresh database with every migration applied, into the file it is given
// (`npm run tables`).
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from './database.ts';
import { describeTables } from './describe-tables.ts';
import { startEmbeddedPostgres } from '../postgres/index.ts';
import { migrate } from '../migrations/index.ts';

const [, , target] = process.argv;
if (!target) throw new Error('say which file the tables are written to');
const dataDir = mkdtempSync(path.join(tmpdir(), 'cafeteria-tables-'));
chmodSync(dataDir, 0o755);
const { connection, stop } = await startEmbeddedPostgres({
  dataDir,
  settings: { fsync: 'off', shared_buffers: '16MB' },
});
const { pool, close } = openDatabase({ connection, max: 1 });
try {
  await migrate(pool, path.join(import.meta.dirname, '../../../migrations'));
  writeFileSync(target, await describeTables(pool));
} finally {
  await close();
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
