import { describeTable } from '../../kernel/table/index.ts';

export const categoryTable = describeTable('category', { name: 'name', pictures: ['image'] });

export const subcategoryTable = describeTable('subcategory', {
  name: 'name',
  parent: 'category_id',
  pictures: ['image'],
});
