export { ownSessionHandlers } from './own-session.handlers.ts';
