// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const mobileDevice: LightRoutes<(typeof api)['mobileDevice']> = {
  list: { method: 'GET', path: '/api/user/mobile-device', access: 'user', tags: ['mobileDevice'] },
  activation: { method: 'GET', path: '/api/user/mobile-device/activation', access: 'user' },
  sendActivationCode: {
    method: 'POST',
    path: '/api/user/mobile-device/activation/code',
    access: 'user',
  },
  activate: {
    method: 'POST',
    path: '/api/user/mobile-device/activation',
    access: 'user',
    invalidates: ['mobileDevice'],
  },
  update: {
    method: 'PUT',
    path: '/api/user/mobile-device/:id',
    access: 'user',
    invalidates: ['mobileDevice'],
  },
  sendUnblockCode: { method: 'POST', path: '/api/user/mobile-device/:id/code', access: 'user' },
  act: {
    method: 'PUT',
    path: '/api/user/mobile-device/:id/action',
    access: 'user',
    invalidates: ['mobileDevice'],
  },
};
