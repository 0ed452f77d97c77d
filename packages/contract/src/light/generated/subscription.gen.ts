// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const subscription: LightRoutes<(typeof api)['subscription']> = {
  end: {
    method: 'POST',
    path: '/api/newsletter/end',
    access: 'public',
    invalidates: ['loggedUser'],
  },
};
