// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const settlementLink: LightRoutes<(typeof api)['settlementLink']> = {
  get: { method: 'POST', path: '/api/settlement', access: 'public', tags: ['admin:settlement'] },
  pdf: {
    method: 'POST',
    path: '/api/settlement/pdf',
    access: 'public',
    tags: ['admin:settlement'],
  },
  eInvoice: {
    method: 'POST',
    path: '/api/settlement/e-invoice',
    access: 'public',
    tags: ['admin:settlement'],
  },
  file: {
    method: 'POST',
    path: '/api/settlement/file',
    access: 'public',
    tags: ['admin:settlement'],
  },
};
