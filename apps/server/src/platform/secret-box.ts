import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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

/** How secrets may be sealed: AES-256-GCM as it always was, without a mark; every other way begins with its own. */
export const ciphers = ['aes-256-gcm', 'chacha20-poly1305'] as const;
export type Cipher = (typeof ciphers)[number];
const marks: Readonly<Record<Cipher, Buffer>> = {
  'aes-256-gcm': Buffer.alloc(0),
  'chacha20-poly1305': Buffer.of(2),
};
const tag = { authTagLength: tagBytes };
const makers = {
  'aes-256-gcm': {
    seal: (key: Buffer, iv: Buffer) => createCipheriv('aes-256-gcm', key, iv, tag),
    open: (key: Buffer, iv: Buffer) => createDecipheriv('aes-256-gcm', key, iv, tag),
  },
  'chacha20-poly1305': {
    seal: (key: Buffer, iv: Buffer) => createCipheriv('chacha20-poly1305', key, iv, tag),
    open: (key: Buffer, iv: Buffer) => createDecipheriv('chacha20-poly1305', key, iv, tag),
  },
} as const satisfies Readonly<Record<Cipher, unknown>>;

type Way = { readonly cipher: Cipher; readonly key: Buffer };
const sealBy = ({ cipher, key }: Way, secret: string): Buffer => {
  const iv = randomBytes(ivBytes);
  const made = makers[cipher].seal(key, iv);
  const sealed = Buffer.concat([made.update(secret, 'utf8'), made.final()]);
  return Buffer.concat([marks[cipher], iv, made.getAuthTag(), sealed]);
};
const openBy = ({ cipher, key }: Way, box: Buffer): string | undefined => {
  const mark = marks[cipher];
  if (!box.subarray(0, mark.length).equals(mark)) return undefined;
  const [tagAt, textAt] = [mark.length + ivBytes, mark.length + ivBytes + tagBytes];
  try {
    const opened = makers[cipher].open(key, box.subarray(mark.length, tagAt));
    opened.setAuthTag(box.subarray(tagAt, textAt));
    return Buffer.concat([opened.update(box.subarray(textAt)), opened.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};
const firstOpened = (ways: readonly Way[], box: Buffer): string | undefined => {
  for (const way of ways) {
    const secret = openBy(way, box);
    if (secret !== undefined) return secret;
  }
  return undefined;
};

/**
 * Secrets at rest: sealed by a key and a cipher, each with a nonce of its own. What older keys or other ciphers sealed
 * is read, too, so that either changes while the portal runs.
 */
export const createSecretBox = (
  key: Buffer,
  older: readonly Buffer[] = [],
  cipher: Cipher = 'aes-256-gcm',
) => {
  const current = { cipher, key };
  const ways = [key, ...older].flatMap((one) => ciphers.map((way) => ({ cipher: way, key: one })));
  const open = (box: Buffer): string | undefined => firstOpened(ways, box);
  return {
    seal: (secret: string): Buffer => sealBy(current, secret),
    /** The secret; undefined when it was sealed with a key we do not have, or altered. */
    open,
    /** What was sealed otherwise, sealed as today; `current` needs nothing, `lost` cannot be opened. */
    renew: (box: Buffer): Buffer | 'current' | 'lost' => {
      if (openBy(current, box) !== undefined) return 'current';
      const secret = open(box);
      return secret === undefined ? 'lost' : sealBy(current, secret);
    },
  };
};
export type SecretBox = ReturnType<typeof createSecretBox>;
