export { mapFiltersAdminHandlers, mapFiltersHandlers } from './map-filters.handlers.ts';
export { mapFiltersTable } from './map-filters.table.ts';
