// Writes tables.gen.ts from a fresh database with every migration applied; with --check it only compares.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from './database.ts';
import { describeTables } from './describe-tables.ts';
import { startEmbeddedPostgres } from '../postgres/index.ts';
import { migrate } from '../migrations/index.ts';

const target = path.join(import.meta.dirname, 'tables.gen.ts');
const dataDir = mkdtempSync(path.join(tmpdir(), 'cafeteria-tables-'));
chmodSync(dataDir, 0o755);
const { connection, stop } = await startEmbeddedPostgres({
  dataDir,
  settings: { fsync: 'off', shared_buffers: '16MB' },
});
const { pool, close } = openDatabase({ connection, max: 1 });
try {
  await migrate(pool, path.join(import.meta.dirname, '../../../migrations'));
  const text = await describeTables(pool);
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    process.exitCode = 1;
    process.stderr.write('tables.gen.ts is older than the migrations: run `npm run tables`\n');
  }
} finally {
  await close();
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
