import { mapFiltersResource } from '../../features/map-filters/index.ts';
import { SingletonPage } from '../../platform/resource/index.ts';

export const MapFilters = () => <SingletonPage resource={mapFiltersResource} />;
