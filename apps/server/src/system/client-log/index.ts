export { clientLogHandlers } from './client-log.handlers.ts';
