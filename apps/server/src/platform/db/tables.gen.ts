// Generated from the migrated database by `npm run tables`.
import type { ColumnType } from 'kysely';

export interface DB {
  migration: { name: string; checksum: string; applied_at: ColumnType<string, never, never> };
}
