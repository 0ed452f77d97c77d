export { coverageHandlers } from './coverage.handlers.ts';
