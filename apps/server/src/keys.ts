import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from './config/index.ts';
import { readOrMakeKey } from './platform/secret-box.ts';

/**
 * The keys of this installation, the one that seals first: ENCRYPTION_KEY, or a file in DATA_DIR that is made once.
 * Anyone who sets ENCRYPTION_KEY later still reads what the file sealed.
 */
export const keysOf = ({
  encryptionKey,
  oldEncryptionKeys,
  dataDir,
}: Pick<ServerConfig, 'encryptionKey' | 'oldEncryptionKeys' | 'dataDir'>): [
  Buffer,
  ...Buffer[],
] => {
  const file = join(dataDir, 'encryption.key');
  if (!encryptionKey) return [readOrMakeKey(file), ...oldEncryptionKeys];
  const ofFile = existsSync(file) ? [Buffer.from(readFileSync(file, 'utf8'), 'base64')] : [];
  return [encryptionKey, ...oldEncryptionKeys, ...ofFile];
};
