// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const partnerProposal: LightRoutes<(typeof api)['partnerProposal']> = {
  create: { method: 'POST', path: '/api/partner-proposal', access: 'user' },
};
