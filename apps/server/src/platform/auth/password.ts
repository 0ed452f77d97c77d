import { hash, verify } from '@node-rs/argon2';
import { createQueue } from '../queue.ts';

/** OWASP's argon2id setting: 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashing runs on libuv's four threads: one is left for files. */
const maxAtOnce = 3;
/** A second or two of work: who would wait longer is refused at once. */
const maxWaiting = 60;

/** As argon2 writes it: `$argon2id$v=19$m=19456,t=2,p=1$…`. */
const today = `$argon2id$v=19$m=${settings.memoryCost},t=${settings.timeCost},p=${settings.parallelism}$`;
/** Whether a hash was made in another way than hashes are today. */
export const isOutdatedHash = (passwordHash: string): boolean => !passwordHash.startsWith(today);

export const hashPassword = (password: string): Promise<string> => hash(password, settings);

/**
 * Verifies passwords, never more at once than there are cores; an unknown user costs the same time
 * as a known one. The hash is asked for when its turn has come, and not at all for a caller who has
 * gone.
 */
export const passwordVerifier = (cores: number) => {
  const inTurn = createQueue(Math.min(cores, maxAtOnce), maxWaiting);
  const decoy = hashPassword('decoy of no account');
  return (
    password: string,
    findHash: () => Promise<string | null | undefined>,
    signal?: AbortSignal,
  ): Promise<boolean> =>
    inTurn(async () => {
      const passwordHash = await findHash();
      const good = await verify(passwordHash ?? (await decoy), password);
      return good && Boolean(passwordHash);
    }, signal);
};
export type VerifyPassword = ReturnType<typeof passwordVerifier>;
