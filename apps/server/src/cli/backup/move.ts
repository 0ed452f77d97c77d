/**
 * Moves the installation from the database that comes with the product to a server's:
 * npm run move -- postgres://user:password@host/database
 */
import { readConfig } from '../../config/index.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { migrate } from '../../platform/migrations/index.ts';
import { dumpDatabase, isUntouched, type Load, openLoad } from '../../platform/backup/index.ts';
import { misused, readArguments } from '../arguments.ts';
import { command, say, secondsSince } from './command.ts';
import { migrations, openInstallation } from './open.ts';

const usage = 'npm run move -- postgres://user:password@host/database';

const copyAll = async (
  from: Parameters<typeof dumpDatabase>[0],
  to: Parameters<typeof openLoad>[0],
): Promise<number> => {
  const opened: { load?: Load } = {};
  try {
    const sums = await dumpDatabase(from, {
      begin: async (origin) => {
        await migrate(to, migrations, { only: origin.migrations });
        opened.load = await openLoad(to);
      },
      table: async (table, rows) => opened.load?.table(table, rows),
    });
    await opened.load?.finish(sums);
    return Object.values(sums.rows).reduce((sum, one) => sum + one, 0);
  } finally {
    opened.load?.close();
  }
};

await command(async () => {
  const [url] = readArguments(usage, {}).positionals;
  if (!url || !/^postgres(ql)?:/.test(url)) throw misused(usage);
  const config = readConfig();
  if (config.databaseUrl) throw new Error('DATABASE_URL is set: this one is on a server already');
  const source = await openInstallation(config);
  const target = openDatabase({ url, max: 2 });
  try {
    if (source.isInUse)
      throw new Error('the portal is running: stop it first, or what it writes meanwhile is lost');
    if (!(await isUntouched(target.pool)))
      throw new Error('somebody has used that database already: the portal moves into a new one');
    const startedAt = performance.now();
    const rows = await copyAll(source.database.pool, target.pool);
    say(`${rows} rows moved (${secondsSince(startedAt)}); pictures stay in DATA_DIR`);
    if (config.encryptionKey === undefined)
      say(
        'start it with DATABASE_URL, and with ENCRYPTION_KEY: what stands in DATA_DIR/encryption.key',
      );
  } finally {
    await target.close();
    await source.close();
  }
});
