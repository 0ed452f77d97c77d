// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const clientLog: LightRoutes<(typeof api)['clientLog']> = {
  write: { method: 'POST', path: '/api/client-log/write', access: 'public' },
  trace: { method: 'POST', path: '/api/client-log/trace', access: 'public' },
  list: { method: 'GET', path: '/api/admin/client-log', access: 'admin' },
};
