/** The part of the environment that says where backups go, and who can open them. */
import { resolve } from 'node:path';
import * as z from 'zod/mini';

export const BackupEnvironment = {
  BACKUP_FOLDER: z.optional(z.string().check(z.minLength(1))),
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
};
type Env = z.output<z.ZodMiniObject<typeof BackupEnvironment>>;

export const backupConfig = (env: Env, dataDir: string) => ({
  folder: resolve(env.BACKUP_FOLDER ?? `${dataDir}/backup`),
  recipients: env.BACKUP_RECIPIENTS,
});
