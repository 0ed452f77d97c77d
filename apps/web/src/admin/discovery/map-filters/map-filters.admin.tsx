import { MapFiltersForm } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { defineSingleton, onOff } from '../../frame/index.ts';
import { filterDefaults } from './filter-defaults.tsx';
import { filterItems } from './filter-items.tsx';
import { filterPayment } from './filter-payment.tsx';
import { quickCategories } from './quick-categories.tsx';

/** Administration of what the map may be filtered by. */
export const mapFiltersResource = defineSingleton({
  name: 'mapFilters',
  routes: api.mapFiltersAdmin,
  schema: MapFiltersForm,
  path: '/admin/map/filters',
  nav: { icon: 'map', group: 'content' },
  form: {
    categories: { items: filterItems() },
    payment: { payment: filterPayment() },
    quick: { quickCategories: quickCategories() },
    beginning: { defaults: filterDefaults(), sustainabilityVisible: onOff() },
  },
});
