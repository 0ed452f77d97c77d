export { mapHandlers } from './map.handlers.ts';
export { listVisiblePartners } from './map.queries.ts';
