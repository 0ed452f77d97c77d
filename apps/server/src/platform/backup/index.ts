export { type ArchiveFile, readArchive, textOf, writeArchive } from './archive.ts';
export { countRows, dumpDatabase } from './dump.ts';
export { isUntouched, type Load, openLoad } from './load.ts';
export { openPgbackrest, type Pgbackrest, type ServerBackup } from './pgbackrest.ts';
