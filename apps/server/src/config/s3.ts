/** What the environment says of a bucket, be it of pictures or of backups. */
import * as z from 'zod/mini';

export const word = () => z.optional(z.string().check(z.regex(/^\S+$/)));
const isBucket = (url: string): boolean => {
  const { search, hash, username } = new URL(url);
  return search === '' && hash === '' && username === '';
};
/** The bucket's own address: keys are appended to it. */
export const bucketUrl = () =>
  z.optional(z.url({ protocol: /^https?$/ }).check(z.refine(isBucket)));
export const region = () => z._default(z.string().check(z.regex(/^[a-z\d-]+$/)), 'us-east-1');

type Given = {
  readonly url: string | undefined;
  readonly region: string;
  readonly keyId: string | undefined;
  readonly secret: string | undefined;
};
/** The bucket that is named, if one is. */
export const bucketOf = ({ url, region: where, keyId = '', secret = '' }: Given) =>
  url ? { url: url.replace(/\/$/, ''), region: where, keyId, secret } : undefined;
/** What is wrong with a bucket whose variables begin so, in one line; undefined when nothing is. */
export const bucketProblem = (name: string, { url, keyId, secret }: Given): string | undefined =>
  url && (keyId === undefined || secret === undefined)
    ? `${name}_URL needs ${name}_KEY_ID and ${name}_SECRET`
    : undefined;
