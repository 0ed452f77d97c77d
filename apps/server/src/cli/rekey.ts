/** npm run rekey: seals with ENCRYPTION_KEY and ENCRYPTION_CIPHER what others sealed, while the portal runs. */
import { readConfig } from '../config/index.ts';
import { keysOf } from '../keys.ts';
import { openSecrets } from '../platform/db/index.ts';
import { resealAll } from '../sealed.ts';
import { readArguments } from './arguments.ts';
import { command, openInstallation, say } from './backup/index.ts';

await command(async () => {
  readArguments('npm run rekey', {});
  const config = readConfig();
  const keys = keysOf(config);
  const { database, close } = await openInstallation(config);
  try {
    const { db } = database;
    const { box } = await openSecrets(db, keys, config.encryptionCipher);
    const { columns, waitingJobs } = await resealAll(db, { box, key: keys[0] });
    for (const { table, column, renewed, lost } of columns)
      say(`${table}.${column}: ${renewed} resealed${lost > 0 ? `, ${lost} of no known key` : ''}`);
    if (waitingJobs > 0)
      throw new Error(
        `${waitingJobs} jobs that wait hold something sealed: keep ENCRYPTION_KEYS_OLD and run this again in a minute`,
      );
    say('Nothing needs the old keys any more: take them away (docs/operations.md, Keys)');
  } finally {
    await close();
  }
});
