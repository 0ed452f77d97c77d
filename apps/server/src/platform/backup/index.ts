export { readArchive, textOf, writeArchive } from './archive.ts';
export { dumpDatabase } from './dump.ts';
export { isUntouched, type Load, openLoad } from './load.ts';
