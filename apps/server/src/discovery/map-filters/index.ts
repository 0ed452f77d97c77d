export { mapFiltersAdminHandlers, mapFiltersHandlers } from './map-filters.handlers.ts';
