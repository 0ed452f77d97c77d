import { createHmac, timingSafeEqual } from 'node:crypto';

/** What recognises under a key: it was made of the installation's once, and is kept when that one changes. */
export const digestKeyOf = (key: Buffer): Buffer =>
  createHmac('sha256', key).update('one-time code').digest();

/** A keyed digest of something short that must not be guessed from a copy of the database. */
export const createDigest = (digestKey: Buffer) => {
  const of = (text: string): Buffer => createHmac('sha256', digestKey).update(text).digest();
  return {
    of,
    /** Whether a text has this digest, in the same time whatever differs. */
    is: (text: string, digest: Buffer): boolean => {
      const given = of(text);
      return given.length === digest.length && timingSafeEqual(given, digest);
    },
  };
};
export type Digest = ReturnType<typeof createDigest>;
