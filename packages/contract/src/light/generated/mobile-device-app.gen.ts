// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const mobileDeviceApp: LightRoutes<(typeof api)['mobileDeviceApp']> = {
  register: { method: 'POST', path: '/api/mobile-device/registration', access: 'device' },
  status: {
    method: 'GET',
    path: '/api/mobile-device/registration/:registrationId',
    access: 'device',
  },
  commit: {
    method: 'POST',
    path: '/api/mobile-device/registration/:registrationId/commit',
    access: 'device',
  },
};
