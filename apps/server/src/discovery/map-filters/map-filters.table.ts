import { describeTable } from '../../kernel/table/index.ts';

export const mapFiltersTable = describeTable('map_filters', {
  references: { quickCategories: 'category', 'defaults.categories': 'category' },
});
