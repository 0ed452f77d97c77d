export { personalHandlers } from './personal.handlers.ts';
