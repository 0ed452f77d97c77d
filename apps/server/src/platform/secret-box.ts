import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A key of 32 bytes kept in a file, made when there is none; two processes that make it at once agree on one. */
export const readOrMakeKey = (file: string): Buffer => {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
};

const openWith = (key: Buffer, box: Buffer): string | undefined => {
  try {
    const decipher = createDecipheriv(algorithm, key, box.subarray(0, ivBytes));
    decipher.setAuthTag(box.subarray(ivBytes, ivBytes + tagBytes));
    const secret = [decipher.update(box.subarray(ivBytes + tagBytes)), decipher.final()];
    return Buffer.concat(secret).toString('utf8');
  } catch {
    return undefined;
  }
};
const firstOpened = (keys: readonly Buffer[], box: Buffer): string | undefined => {
  for (const key of keys) {
    const secret = openWith(key, box);
    if (secret !== undefined) return secret;
  }
  return undefined;
};

/** Secrets at rest: sealed with AES-256-GCM, each with a nonce of its own. What older keys sealed is read, too. */
export const createSecretBox = (key: Buffer, older: readonly Buffer[] = []) => {
  const seal = (secret: string): Buffer => {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, key, iv);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  };
  return {
    seal,
    /** The secret; undefined when it was sealed with a key we do not have, or altered. */
    open: (box: Buffer): string | undefined => firstOpened([key, ...older], box),
    /** What an older key sealed, sealed with the key of today; `current` needs nothing, `lost` cannot be opened. */
    renew: (box: Buffer): Buffer | 'current' | 'lost' => {
      if (openWith(key, box) !== undefined) return 'current';
      const secret = firstOpened(older, box);
      return secret === undefined ? 'lost' : seal(secret);
    },
  };
};
export type SecretBox = ReturnType<typeof createSecretBox>;
