export { mapHandlers } from './map.handlers.ts';
