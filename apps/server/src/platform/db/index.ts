export { atomic } from './atomic.ts';
export { openDatabase, type Connection, type Database, type Db } from './database.ts';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
export { fold } from './fold.ts';
export { listen } from './listen.ts';
export { migrate } from './migrate.ts';
export { sortKey, type SortLocale } from './sort-key.ts';
export { columnTypes, type DB } from './tables.gen.ts';
export type { Json, JsonValue, Numeric, Timestamp } from './types.ts';
