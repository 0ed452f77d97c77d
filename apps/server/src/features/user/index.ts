export { userHandlers } from './user.handlers.ts';
