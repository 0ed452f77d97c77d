// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const proof: LightRoutes<(typeof api)['proof']> = {
  prove: { method: 'POST', path: '/api/user/proof', access: 'user' },
};
