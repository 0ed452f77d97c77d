import { CategoryForm, resolveText } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { colour, defineResource, localizedText } from '../../frame/index.ts';
import { optionalMedia } from '../../widgets/media/index.ts';

/** Administration of a category. The eleven are given: none is made, copied or deleted. */
export const categoryResource = defineResource({
  name: 'category',
  routes: api.categoryAdmin,
  schema: CategoryForm,
  path: '/admin/category',
  title: (category, primary) => resolveText(category.name, primary, primary),
  publicPath: (category) => `/${category.route}`,
  form: {
    basics: {
      name: localizedText({ isRequired: true, max: 80 }),
      description: localizedText({ isMultiline: true, max: 500 }),
      colour: colour(),
    },
    pictures: { image: optionalMedia({ wide: 16 / 9 }) },
  },
});
