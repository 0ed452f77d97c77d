// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const mobileDevice: LightRoutes<(typeof api)['mobileDevice']> = {
  list: { method: 'GET', path: '/api/user/mobile-device', tags: ['mobileDevice'] },
  activation: { method: 'GET', path: '/api/user/mobile-device/activation' },
  sendActivationCode: { method: 'POST', path: '/api/user/mobile-device/activation/code' },
  activate: {
    method: 'POST',
    path: '/api/user/mobile-device/activation',
    invalidates: ['mobileDevice'],
  },
  update: { method: 'PUT', path: '/api/user/mobile-device/:id', invalidates: ['mobileDevice'] },
  sendUnblockCode: { method: 'POST', path: '/api/user/mobile-device/:id/code' },
  act: { method: 'PUT', path: '/api/user/mobile-device/:id/action', invalidates: ['mobileDevice'] },
};
