export { authHandlers } from './auth.handlers.ts';
