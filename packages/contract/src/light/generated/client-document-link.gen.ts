// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const clientDocumentLink: LightRoutes<(typeof api)['clientDocumentLink']> = {
  get: {
    method: 'POST',
    path: '/api/client-document',
    access: 'public',
    tags: ['admin:client-document'],
  },
  pdf: {
    method: 'POST',
    path: '/api/client-document/pdf',
    access: 'public',
    tags: ['admin:client-document'],
  },
  eInvoice: {
    method: 'POST',
    path: '/api/client-document/e-invoice',
    access: 'public',
    tags: ['admin:client-document'],
  },
};
