import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from './config/index.ts';
import { type Db, openSecrets, OtherKeyError } from './platform/db/index.ts';
import { readOrMakeKey } from './platform/secret-box.ts';

const keyFileIn = (dataDir: string): string => join(dataDir, 'encryption.key');

/**
 * The keys of this installation, the one that seals first: ENCRYPTION_KEY, or a file in DATA_DIR that is made once.
 * Anyone who sets ENCRYPTION_KEY later still reads what the file sealed. Each is there once, however often it is named.
 */
export const keysOf = ({
  encryptionKey,
  oldEncryptionKeys,
  dataDir,
}: Pick<ServerConfig, 'encryptionKey' | 'oldEncryptionKeys' | 'dataDir'>): [
  Buffer,
  ...Buffer[],
] => {
  const file = keyFileIn(dataDir);
  const once = (current: Buffer, older: readonly Buffer[]): [Buffer, ...Buffer[]] => [
    current,
    ...older.filter(
      (key, nth) => !key.equals(current) && older.findIndex((one) => one.equals(key)) === nth,
    ),
  ];
  if (!encryptionKey) return once(readOrMakeKey(file), oldEncryptionKeys);
  const ofFile = existsSync(file) ? [Buffer.from(readFileSync(file, 'utf8'), 'base64')] : [];
  return once(encryptionKey, [...oldEncryptionKeys, ...ofFile]);
};

/**
 * What seals and recognises secrets of the database (`openSecrets`), with the keys of this installation. A key that was
 * made for a database of another key goes again: it would stand in the way of the right one.
 */
export const secretsOf = async (
  db: Db,
  config: Parameters<typeof keysOf>[0] & Pick<ServerConfig, 'encryptionCipher'>,
): ReturnType<typeof openSecrets> => {
  const file = keyFileIn(config.dataDir);
  const isThere = existsSync(file);
  try {
    return await openSecrets(db, keysOf(config), config.encryptionCipher);
  } catch (error) {
    // after any other failure something may be sealed with it
    if (error instanceof OtherKeyError && !isThere) rmSync(file, { force: true });
    throw error;
  }
};
