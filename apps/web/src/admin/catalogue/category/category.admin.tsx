import { CategoryForm } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { colour, defineResource, localizedText, ownList } from '../../frame/index.ts';
import { optionalMedia } from '../../widgets/media/index.ts';
import { taxRegime } from '../../widgets/money/index.ts';
import { CategoryOrder } from './CategoryOrder.tsx';
import { subcategoryResource } from './subcategory.admin.tsx';

/** Administration of a category. The eleven are given: none is made, copied or deleted. */
export const categoryResource = defineResource({
  name: 'category',
  routes: api.categoryAdmin,
  schema: CategoryForm,
  path: '/admin/category',
  nav: { icon: 'grid', group: 'catalogue' },
  title: (category, tell) => tell(category.name),
  publicPath: (category) => `/${category.route}`,
  list: { page: ownList({}, CategoryOrder) },
  tabs: [{ key: 'subcategories', resource: subcategoryResource, count: 'subcategoryCount' }],
  form: {
    basics: {
      name: localizedText({ isRequired: true }),
      description: localizedText({ isMultiline: true }),
      colour: colour(),
      taxRegime: taxRegime('law'),
    },
    pictures: { image: optionalMedia({ wide: 16 / 9 }) },
  },
});
