import type { ClientLogEntry } from '@cafeteria/contract';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Db } from '../../platform/db/index.ts';

export const insertClientLog = (db: Db, entry: z.output<typeof ClientLogEntry>, userId: number | null) =>
  sql`insert into client_log (level, message, metadata, stacktrace, reported_at, url, user_agent, user_id)
    values (${entry.level}, ${entry.message}, ${entry.metadata ?? null}, ${entry.stacktrace ?? null}, ${entry.timestamp}, ${entry.url}, ${entry.userAgent}, ${userId})`.execute(db);
