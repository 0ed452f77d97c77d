/** What the environment says of a bucket, be it of pictures or of backups. */
import * as z from 'zod/mini';
import type { Given } from './given.ts';

export const word = () => z.optional(z.string().check(z.regex(/^\S+$/)));
const isBucket = (url: string): boolean => {
  const { search, hash, username } = new URL(url);
  return search === '' && hash === '' && username === '';
};
/** The bucket's own address: keys are appended to it. */
export const bucketUrl = () =>
  z.optional(z.url({ protocol: /^https?$/ }).check(z.refine(isBucket)));
export const region = () => z._default(z.string().check(z.regex(/^[a-z\d-]+$/)), 'us-east-1');

/** Where the keys lie: who hands out some that hold for hours puts the next ones there while the portal runs. */
const keyFilesOf = (prefix: string, given: Given) => ({
  keyId: given[`${prefix}_KEY_ID_FILE`],
  secret: given[`${prefix}_SECRET_FILE`],
  token: given[`${prefix}_SESSION_TOKEN_FILE`],
});

type Bucket = {
  readonly url: string | undefined;
  readonly region: string;
  readonly keyId: string | undefined;
  readonly secret: string | undefined;
  readonly token: string | undefined;
};
/** The bucket that is named, if one is; its variables begin with `prefix`. */
export const bucketOf = (bucket: Bucket, prefix: string, given: Given) => {
  const { url, region: where, keyId = '', secret = '', token } = bucket;
  if (!url) return undefined;
  const keyFiles = keyFilesOf(prefix, given);
  return { url: url.replace(/\/$/, ''), region: where, keyId, secret, token, keyFiles };
};
/** What is wrong with a bucket whose variables begin so, in one line; undefined when nothing is. */
export const bucketProblem = (name: string, { url, keyId, secret }: Bucket): string | undefined =>
  url && (keyId === undefined || secret === undefined)
    ? `${name}_URL needs ${name}_KEY_ID and ${name}_SECRET`
    : undefined;
