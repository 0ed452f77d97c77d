export { mapFiltersResource } from './map-filters.admin.tsx';
