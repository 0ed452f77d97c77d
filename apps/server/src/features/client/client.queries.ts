import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

export const listClientOptions = async (db: Db): Promise<{ id: number; name: string }[]> => (await sql<{ id: number; name: string }>`select id, name from client where deleted_at is null order by name`.execute(db)).rows;
