export { configHandlers } from './config.handlers.ts';
