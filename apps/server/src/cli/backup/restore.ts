/**
 * Puts a backup back into a new installation:
 * npm run restore -- <file> --key <key file> | npm run restore -- --to <time> --key <key file>
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config/index.ts';
import { openMediaFiles } from '../../media-files.ts';
import { command, say, secondsSince } from './command.ts';
import { readKeys } from './keys.ts';
import { openInstallation } from './open.ts';
import { putBack } from './put-back.ts';
import { listBackups, timeOf } from './take.ts';

const usage = [
  'npm run restore -- <file> --key <key file>',
  'npm run restore -- --to <time> --key <key file>   the newest of BACKUP_FOLDER that is not younger',
].join('\n       ');

const newestUntil = async (folder: string, time: string): Promise<string> => {
  const until = new Date(time);
  if (Number.isNaN(until.valueOf())) throw new Error(`${time} is no time`);
  const names = await listBackups(folder);
  const found = names.find((name) => (timeOf(name) ?? until) <= until);
  if (!found) throw new Error(`there is no backup of that time in ${folder}`);
  return join(folder, found);
};

await command(async () => {
  const {
    positionals: [given],
    values: { key, to },
  } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, to: { type: 'string' } },
  });
  if (key === undefined || (given === undefined) === (to === undefined))
    throw new Error(`usage: ${usage}`);
  const config = readConfig();
  const file = given ?? (await newestUntil(config.backup.folder, to ?? ''));
  const identities = await readKeys(key);
  const { database, close } = await openInstallation(config);
  try {
    const begun = performance.now();
    const pictures = await putBack(file, identities, {
      pool: database.pool,
      files: { dataDir: config.dataDir, media: openMediaFiles(config) },
    });
    say(`${file} is put back, with ${pictures.size} pictures (${secondsSince(begun)})`);
    say('mails that waited when it was made are sent at the next start: npm start');
  } finally {
    await close();
  }
});
