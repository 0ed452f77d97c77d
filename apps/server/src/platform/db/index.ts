export { isDatabaseAway } from './database-away.ts';
export { announce } from './announce.ts';
export { subscribe } from './subscribers.ts';
export { atomic } from './atomic.ts';
export { camelCase, snakeCase, type SnakeCase } from './column-names.ts';
export { databaseAddress } from './database-address.ts';
export { databaseSocket } from './database-socket.ts';
export { openDatabase, type Connection, type Database, type Db } from './database.ts';
export { containing, fold } from './fold.ts';
export { holdLock } from './hold-lock.ts';
export {
  isKnownKey,
  keepOneKey,
  openSecrets,
  OtherKeyError,
  readFingerprints,
} from './installation-key.ts';
export { type Resealed, resealColumn, type SealedColumn } from './reseal.ts';
export { listen } from './listen.ts';
export { grantRows, mayChangeTables, roleOfPool } from './rights.ts';
export { recordsOf } from './records.ts';
export { rowsInPieces } from './rows-in-pieces.ts';
export {
  columns,
  type Columns,
  jsonInstant,
  jsonList,
  jsonObject,
  jsonRows,
  leftJoinAs,
  oneOf,
  query,
  type RowOf,
  type SelectList,
  tableAs,
  when,
} from './select-list.ts';
export { replanned } from './named-statements.ts';
export { createStandby, lookAtStandby, type Standby } from './standby.ts';
export { sortKey, type SortLocale } from './sort-key.ts';
export { columnTypes, foreignKeys, type DB, type JsonColumn } from './tables.gen.ts';
export type { Json, JsonColumns, JsonValue, Numeric, Timestamp } from './types.ts';
