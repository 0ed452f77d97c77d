import type { clientAdminRoutes } from '@cafeteria/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { listClientOptions } from './client.queries.ts';

export const clientAdminHandlers = ({ db }: Deps): Handlers<typeof clientAdminRoutes> => ({ options: () => listClientOptions(db) });
