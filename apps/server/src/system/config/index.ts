export { configHandlers } from './config.handlers.ts';
export { readVersion } from './version.ts';
