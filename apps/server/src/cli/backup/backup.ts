/**
 * Backups of an installation, while it runs:
 * npm run backup | npm run backup -- --verify [<file>] --key <file> | npm run backup -- --new-key <file>
 * npm run backup -- --list
 */
import { existsSync } from 'node:fs';
import { readConfig, type ServerConfig } from '../../config/index.ts';
import { openMediaFiles } from '../../media-files.ts';
import { noteUpkeep } from '../../kernel/upkeep/index.ts';
import { openPgbackrest } from '../../platform/backup/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { misused, readArguments } from '../arguments.ts';
import { command, say, secondsSince as seconds } from './command.ts';
import { makeKey, readKeys } from './keys.ts';
import { type Installation, keyFile, openInstallation } from './open.ts';
import { listBackups } from './names.ts';
import { backupNamed, newestBackup, openBackups } from './place.ts';
import { takeOfServer, verifyOfServer } from './server-backup.ts';
import { takeBackup } from './take.ts';
import { verifyBackup } from './verify.ts';

const usage = [
  'npm run backup -- --new-key <file>                     makes the key that opens backups',
  'npm run backup [-- --keep <n>]                         takes one, and removes all but the newest n',
  'npm run backup -- --whole                              of pgBackRest a whole one, not what has changed',
  'npm run backup -- --list                               names those there are, the newest first',
  'npm run backup -- --verify [<file>] --key <key file>   puts one back into a scratch database',
];

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;

/** A backup of an older version's database is a backup, too: nobody can be told of it before that has started once. */
const remember = async (db: Db, name: 'backup' | 'backup.verify', findings = 0): Promise<void> =>
  noteUpkeep(db, name, findings).then(
    () => {},
    (error: Error) => say(`the dashboard is not told of it: ${error.message}`),
  );

const take = async (
  config: ServerConfig,
  { database }: Installation,
  { keep, isWhole }: { readonly keep: number | undefined; readonly isWhole: boolean },
): Promise<void> => {
  const { dataDir, backup, encryptionKey } = config;
  const { stanza } = backup;
  if (backup.recipients.length === 0)
    throw new Error(
      'a backup holds the data of everybody and is never written in the clear: make a key with ' +
        '"npm run backup -- --new-key <file>", keep that file away from this machine, and set ' +
        'BACKUP_RECIPIENTS as it prints',
    );
  const startedAt = performance.now();
  const backups = openBackups(config);
  const server = stanza && (await takeOfServer(database.pool, openPgbackrest(stanza), isWhole));
  const { name, size, rows, pictures } = await takeBackup({
    pool: database.pool,
    dataDir,
    media: openMediaFiles(config),
    backups,
    folder: backup.folder,
    recipients: backup.recipients,
    // also beside ENCRYPTION_KEY: something may still be sealed by it
    hasOwnKey: existsSync(keyFile(dataDir)),
    ...(server && { server }),
  });
  await remember(database.db, 'backup');
  const ofRows = server ? `${server.label} of pgBackRest` : `${rows} rows`;
  const what = `${ofRows}, ${pictures} pictures, ${megabytes(size)} in ${seconds(startedAt)}`;
  say(`${backups.place}/${name}: ${what}`);
  if (encryptionKey !== undefined)
    say('ENCRYPTION_KEY is not in it: keep that as safe as the key of backups');
  if (keep === undefined) return;
  for (const old of (await listBackups(backups)).slice(keep)) {
    await backups.remove(old);
    say(`removed ${old}`);
  }
};

const verify = async (
  config: ServerConfig,
  installation: Installation,
  { file, key }: { readonly file: string | undefined; readonly key: string },
): Promise<void> => {
  const backups = openBackups(config);
  const chosen = file === undefined ? await newestBackup(backups) : backupNamed(backups, file);
  const startedAt = performance.now();
  const identities = await readKeys(key);
  const { stanza } = config.backup;
  const { differences, missing } = stanza
    ? await verifyOfServer(chosen, identities, { pgbackrest: openPgbackrest(stanza), config })
    : await verifyBackup(chosen, identities, installation);
  await remember(installation.database.db, 'backup.verify', differences.length);
  if (differences.length > 0)
    throw new Error(`${chosen.name}: the ledger does not add up in ${differences.length} places`);
  say(
    `${chosen.name} can be put back: every row is there and the ledger adds up (${seconds(startedAt)})`,
  );
  if (missing.length > 0) say(`${missing.length} pictures have a row and no file in it`);
};

const {
  positionals: [file],
  values,
} = readArguments(usage, {
  'new-key': { type: 'string' },
  verify: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  key: { type: 'string' },
  keep: { type: 'string' },
  whole: { type: 'boolean', default: false },
});

const main = async (): Promise<void> => {
  if (values['new-key'] !== undefined) {
    say(`BACKUP_RECIPIENTS=${await makeKey(values['new-key'])}`);
    return;
  }
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) throw misused(usage);
  const config = readConfig();
  if (values.list) {
    for (const name of await listBackups(openBackups(config))) say(name);
    return;
  }
  const installation = await openInstallation(config);
  try {
    if (!values.verify) await take(config, installation, { keep, isWhole: values.whole });
    else if (values.key === undefined) throw misused(usage);
    else await verify(config, installation, { file, key: values.key });
  } finally {
    await installation.close();
  }
};

await command(main);
