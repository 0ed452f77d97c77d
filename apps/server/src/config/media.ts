/** The part of the environment that says where pictures lie. */
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Given } from './given.ts';
import { bucketOf, bucketProblem, bucketUrl, region, word } from './s3.ts';

export const MediaEnvironment = {
  MEDIA_STORE: z._default(z.enum(['disk', 's3']), 'disk'),
  MEDIA_S3_URL: bucketUrl(),
  MEDIA_S3_REGION: region(),
  MEDIA_S3_KEY_ID: word(),
  MEDIA_S3_SECRET: word(),
  /** Beside keys that hold for hours. */
  MEDIA_S3_SESSION_TOKEN: word(),
};
type Env = z.output<z.ZodMiniObject<typeof MediaEnvironment>>;

export const mediaSecrets = [
  'MEDIA_S3_KEY_ID',
  'MEDIA_S3_SECRET',
  'MEDIA_S3_SESSION_TOKEN',
] as const;

const bucket = (env: Env) => ({
  url: env.MEDIA_S3_URL,
  region: env.MEDIA_S3_REGION,
  keyId: env.MEDIA_S3_KEY_ID,
  secret: env.MEDIA_S3_SECRET,
  token: env.MEDIA_S3_SESSION_TOKEN,
});

/** What is wrong with the place of pictures, in one line; undefined when nothing is. */
export const mediaProblem = (env: Env): string | undefined =>
  env.MEDIA_STORE === 's3' && !env.MEDIA_S3_URL
    ? 'MEDIA_STORE=s3 needs MEDIA_S3_URL'
    : bucketProblem('MEDIA_S3', bucket(env));

export const mediaConfig = (env: Env, dataDir: string, given: Given) => ({
  /** Where new pictures go. What lies in the other one is found, too. */
  store: env.MEDIA_STORE,
  folder: join(dataDir, 'media'),
  s3: bucketOf(bucket(env), 'MEDIA_S3', given),
});
