/** The part of the environment that says where backups go, and who can open them. */
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Given } from './given.ts';
import { bucketOf, bucketProblem, bucketUrl, region, word } from './s3.ts';

export const BackupEnvironment = {
  BACKUP_FOLDER: z.optional(z.string().check(z.minLength(1))),
  BACKUP_S3_URL: bucketUrl(),
  BACKUP_S3_REGION: region(),
  BACKUP_S3_KEY_ID: word(),
  BACKUP_S3_SECRET: word(),
  /** Beside keys that hold for hours. */
  BACKUP_S3_SESSION_TOKEN: word(),
  BACKUP_S3_FOLDER: z._default(z.string().check(z.regex(/^[\w.-]+(?:\/[\w.-]+)*$/)), 'backup'),
  /** Recipients of age, with commas. */
  BACKUP_RECIPIENTS: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((list): unknown => list.split(',').filter(Boolean)),
      ),
      z.array(z.string().check(z.regex(/^age1[a-z0-9]{50,}$/))),
    ),
    [],
  ),
  /** Of pgBackRest, which then takes a server's database with its log. */
  BACKUP_PGBACKREST_STANZA: z.optional(z.string().check(z.regex(/^[\w.-]+$/))),
};
type Env = z.output<z.ZodMiniObject<typeof BackupEnvironment>>;

export const backupSecrets = [
  'BACKUP_S3_KEY_ID',
  'BACKUP_S3_SECRET',
  'BACKUP_S3_SESSION_TOKEN',
] as const;

const bucket = (env: Env) => ({
  url: env.BACKUP_S3_URL,
  region: env.BACKUP_S3_REGION,
  keyId: env.BACKUP_S3_KEY_ID,
  secret: env.BACKUP_S3_SECRET,
  token: env.BACKUP_S3_SESSION_TOKEN,
});

/** What is wrong with the place of backups, in one line; undefined when nothing is. */
export const backupProblem = (
  env: Env & { readonly DATABASE_URL?: string | undefined },
): string | undefined =>
  env.BACKUP_PGBACKREST_STANZA && !env.DATABASE_URL
    ? 'BACKUP_PGBACKREST_STANZA needs DATABASE_URL: the bundled database is not backed up by it'
    : bucketProblem('BACKUP_S3', bucket(env));

/** What pgBackRest is told by variables of its own, which a PostgreSQL that reads the log by it needs, too. */
const pgbackrestEnvironment = (given: Given): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      name.startsWith('PGBACKREST_') && value !== undefined ? [[name, value]] : [],
    ),
  );

export const backupConfig = (env: Env, dataDir: string, given: Given) => ({
  /** Where they lie; with a bucket, where one table at a time waits to be sent. */
  folder: resolve(env.BACKUP_FOLDER ?? `${dataDir}/backup`),
  s3: bucketOf(bucket(env), 'BACKUP_S3', given),
  s3Folder: env.BACKUP_S3_FOLDER,
  recipients: env.BACKUP_RECIPIENTS,
  /** Where pgBackRest has the rows and the log; without it rows are in the file. */
  stanza: env.BACKUP_PGBACKREST_STANZA,
  pgbackrestEnvironment: pgbackrestEnvironment(given),
});
