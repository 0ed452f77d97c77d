/**
 * Puts a backup back into a new installation:
 * npm run restore -- <file> --key <key file> | npm run restore -- --to <time> --key <key file>
 */
import { readConfig, type ServerConfig } from '../../config/index.ts';
import { openMediaFiles } from '../../media-files.ts';
import { openPgbackrest } from '../../platform/backup/index.ts';
import { misused, readArguments } from '../arguments.ts';
import { command, say, secondsSince } from './command.ts';
import { readKeys } from './keys.ts';
import { openInstallation } from './open.ts';
import { backupNamed, momentOf, newestBackup, openBackups } from './place.ts';
import { putBack } from './put-back.ts';
import { restoreServer } from './server-backup.ts';

const usage = [
  'npm run restore -- <file> --key <key file>',
  'npm run restore -- --to <time> --key <key file>   the newest that is not younger; with pgBackRest as of that time',
];

const restoreOfServer = async (
  config: ServerConfig,
  stanza: string,
  { to, key }: { readonly to: string; readonly key: string },
): Promise<void> => {
  const startedAt = performance.now();
  const { pictures } = await restoreServer(momentOf(to), await readKeys(key), {
    pgbackrest: openPgbackrest(stanza),
    config,
    files: openBackups(config),
  });
  say(`put back to be as of ${to}, with ${pictures} pictures (${secondsSince(startedAt)})`);
  say('start PostgreSQL: it reads its log up to then. mails that waited then are sent again');
};

await command(async () => {
  const {
    positionals: [given],
    values: { key, to },
  } = readArguments(usage, { key: { type: 'string' }, to: { type: 'string' } });
  if (key === undefined || (given === undefined) === (to === undefined)) throw misused(usage);
  const config = readConfig();
  const { stanza } = config.backup;
  if (stanza && to !== undefined) return restoreOfServer(config, stanza, { to, key });
  const backups = openBackups(config);
  const backup =
    given === undefined
      ? await newestBackup(backups, momentOf(to ?? ''))
      : backupNamed(backups, given);
  const identities = await readKeys(key);
  const { database, close } = await openInstallation(config);
  try {
    const startedAt = performance.now();
    const pictures = await putBack(backup, identities, {
      pool: database.pool,
      files: { dataDir: config.dataDir, media: openMediaFiles(config) },
    });
    say(`${backup.name} is put back, with ${pictures.size} pictures (${secondsSince(startedAt)})`);
    say('mails that waited when it was made are sent at the next start: npm start');
  } finally {
    await close();
  }
});
