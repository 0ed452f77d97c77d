/** The part of the environment that says what seals the secrets of this installation. */
import * as z from 'zod/mini';

/** 32 bytes in base64. */
const key = /^[A-Za-z0-9+/]{43}=$/;

export const KeyEnvironment = {
  ENCRYPTION_CIPHER: z._default(z.enum(['aes-256-gcm', 'chacha20-poly1305']), 'aes-256-gcm'),
  ENCRYPTION_KEY: z.optional(z.string().check(z.regex(key))),
  /** Those that are read beside it, with commas. */
  ENCRYPTION_KEYS_OLD: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((list): unknown => list.split(',').map((one) => one.trim())),
      ),
      z.array(z.string().check(z.regex(key))),
    ),
    [],
  ),
};
type Env = z.output<z.ZodMiniObject<typeof KeyEnvironment>>;

export const keySecrets = ['ENCRYPTION_KEY', 'ENCRYPTION_KEYS_OLD'] as const;

/** What is wrong with the keys, in one line; undefined when nothing is. */
export const keyProblem = (
  env: Env,
  { isShared, gate }: { readonly isShared: boolean; readonly gate: string | undefined },
): string | undefined => {
  // nodes that share a database share the key of what real gates let us keep; a demonstration keeps nothing of worth
  if (isShared && (gate === 'stripe' || gate === 'csob') && !env.ENCRYPTION_KEY)
    return `PAYMENT_GATE=${gate} with DATABASE_URL needs ENCRYPTION_KEY`;
  if (env.ENCRYPTION_KEY && env.ENCRYPTION_KEYS_OLD.includes(env.ENCRYPTION_KEY))
    return 'ENCRYPTION_KEY stands in ENCRYPTION_KEYS_OLD too';
  return undefined;
};

export const keyConfig = (env: Env) => ({
  encryptionCipher: env.ENCRYPTION_CIPHER,
  encryptionKey: env.ENCRYPTION_KEY ? Buffer.from(env.ENCRYPTION_KEY, 'base64') : undefined,
  oldEncryptionKeys: env.ENCRYPTION_KEYS_OLD.map((one) => Buffer.from(one, 'base64')),
});
