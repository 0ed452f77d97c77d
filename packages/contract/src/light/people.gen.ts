// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const auth: LightRoutes<(typeof api)['auth']> = {
  login: {
    method: 'POST',
    path: '/api/auth/login',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
  logout: { method: 'POST', path: '/api/auth/logout', invalidates: ['loggedUser'] },
  hasValidSession: { method: 'GET', path: '/api/auth/has-valid-session', tags: ['loggedUser'] },
};
export const user: LightRoutes<(typeof api)['user']> = {
  me: { method: 'GET', path: '/api/user/me', tags: ['loggedUser'] },
  update: { method: 'PUT', path: '/api/user', invalidates: ['loggedUser'] },
};
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
export const mobileDeviceApp: LightRoutes<(typeof api)['mobileDeviceApp']> = {
  register: { method: 'POST', path: '/api/mobile-device/registration' },
  status: { method: 'GET', path: '/api/mobile-device/registration/:registrationId' },
  commit: { method: 'POST', path: '/api/mobile-device/registration/:registrationId/commit' },
};
