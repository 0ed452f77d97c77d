/** The part of the environment that says where pictures lie. */
import { join } from 'node:path';
import * as z from 'zod/mini';

const word = () => z.optional(z.string().check(z.regex(/^\S+$/)));
/** The bucket's own address: keys are appended to it. */
const isBucket = (url: string): boolean => {
  const { search, hash, username } = new URL(url);
  return search === '' && hash === '' && username === '';
};

export const MediaEnvironment = {
  MEDIA_STORE: z._default(z.enum(['disk', 's3']), 'disk'),
  MEDIA_S3_URL: z.optional(z.url({ protocol: /^https?$/ }).check(z.refine(isBucket))),
  MEDIA_S3_REGION: z._default(z.string().check(z.regex(/^[a-z\d-]+$/)), 'us-east-1'),
  MEDIA_S3_KEY_ID: word(),
  MEDIA_S3_SECRET: word(),
};
type Env = z.output<z.ZodMiniObject<typeof MediaEnvironment>>;

export const mediaSecrets = ['MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'] as const;

/** What is wrong with the place of pictures, in one line; undefined when nothing is. */
export const mediaProblem = (env: Env): string | undefined => {
  if (env.MEDIA_STORE === 's3' && !env.MEDIA_S3_URL) return 'MEDIA_STORE=s3 needs MEDIA_S3_URL';
  const isWhole = env.MEDIA_S3_KEY_ID !== undefined && env.MEDIA_S3_SECRET !== undefined;
  return env.MEDIA_S3_URL && !isWhole
    ? 'MEDIA_S3_URL needs MEDIA_S3_KEY_ID and MEDIA_S3_SECRET'
    : undefined;
};

export const mediaConfig = (env: Env, dataDir: string) => ({
  /** Where new pictures go. What lies in the other one is found, too. */
  store: env.MEDIA_STORE,
  folder: join(dataDir, 'media'),
  s3: env.MEDIA_S3_URL
    ? {
        url: env.MEDIA_S3_URL.replace(/\/$/, ''),
        region: env.MEDIA_S3_REGION,
        keyId: env.MEDIA_S3_KEY_ID ?? '',
        secret: env.MEDIA_S3_SECRET ?? '',
      }
    : undefined,
});
