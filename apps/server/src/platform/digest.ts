import { createHmac, timingSafeEqual } from 'node:crypto';

/** A keyed digest of something short that must not be guessed from a copy of the database. */
export const createDigest = (key: Buffer) => {
  const own = createHmac('sha256', key).update('one-time code').digest();
  const of = (text: string): Buffer => createHmac('sha256', own).update(text).digest();
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
