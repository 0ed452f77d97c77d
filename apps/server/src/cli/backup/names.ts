/** Backups are known by their names: `cafeteria-20261125T093011Z.backup`; by them they are in order of time. */
import type { LargeFiles } from '../../platform/file-store/index.ts';

export const nameOf = (at: Date): string =>
  `cafeteria-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`;
/** When a backup was begun, by its name; undefined of other files. */
export const timeOf = (name: string): Date | undefined => {
  const [, day = '', time = ''] = /^cafeteria-(\d{8})T(\d{6})Z\.backup$/.exec(name) ?? [];
  if (!day) return undefined;
  const [date, clock] = [day.replace(/(....)(..)/, '$1-$2-'), time.replace(/(..)(..)/, '$1:$2:')];
  return new Date(`${date}T${clock}Z`);
};

/** Those of a place, the newest first. */
export const listBackups = async (files: LargeFiles): Promise<string[]> =>
  (await files.list())
    .filter((name) => timeOf(name))
    .toSorted()
    .toReversed();
