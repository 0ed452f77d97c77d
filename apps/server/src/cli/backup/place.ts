/** Where backups lie: in a folder of this machine, or in a bucket. */
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Readable } from 'node:stream';
import type { ServerConfig } from '../../config/index.ts';
import {
  createLargeDisk,
  createLargeS3,
  type LargeFiles,
} from '../../platform/file-store/index.ts';
import { listBackups, timeOf } from './names.ts';

/** A backup as it is read, as often as somebody asks. */
export type Backup = { readonly name: string; readonly read: () => Readable };

export const openBackups = ({ backup }: Pick<ServerConfig, 'backup'>): LargeFiles =>
  backup.s3 ? createLargeS3(backup.s3, backup.s3Folder) : createLargeDisk(backup.folder);

/** One of a place by its name. */
export const backupIn = (files: LargeFiles, name: string): Backup => ({
  name: `${files.place}/${name}`,
  read: () => files.read(name),
});

/** What the operator names: a file of this machine, or one of those where backups lie by its name alone. */
export const backupNamed = (files: LargeFiles, given: string): Backup =>
  existsSync(given) || !timeOf(given)
    ? backupIn(createLargeDisk(dirname(given)), basename(given))
    : backupIn(files, given);

export const momentOf = (given: string): Date => {
  const moment = new Date(given);
  if (Number.isNaN(moment.valueOf())) throw new Error(`${given} is no time`);
  return moment;
};

/** The newest, or the newest that is not younger than a moment. */
export const newestBackup = async (files: LargeFiles, until?: Date): Promise<Backup> => {
  const latest = until?.valueOf() ?? Infinity;
  const found = (await listBackups(files)).find((name) => Number(timeOf(name)) <= latest);
  if (!found)
    throw new Error(`there is no backup${until ? ' of that time' : ''} in ${files.place}`);
  return backupIn(files, found);
};
