import { mapFiltersResource } from './index.ts';
import { SingletonPage } from '../../frame/index.ts';

export const MapFilters = () => <SingletonPage resource={mapFiltersResource} />;
