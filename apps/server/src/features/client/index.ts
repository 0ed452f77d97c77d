import type { clientAdminRoutes } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/index.ts';

export const clientAdminHandlers = ({ db }: Deps): Handlers<typeof clientAdminRoutes> => ({
  options: async () => (await sql<{ id: number; name: string }>`select id, name from client where deleted_at is null order by name`.execute(db)).rows,
});
