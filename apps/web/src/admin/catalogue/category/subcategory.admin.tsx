import { SubcategoryForm } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { defineResource, LocalizedName, localizedText } from '../../frame/index.ts';
import { optionalMedia } from '../../widgets/media/index.ts';
import { taxRegime } from '../../widgets/money/index.ts';
import { SubcategoryRemoval } from './SubcategoryRemoval.tsx';

/** Administration of the subcategories of one category. */
export const subcategoryResource = defineResource({
  name: 'subcategory',
  routes: api.subcategoryAdmin,
  schema: SubcategoryForm,
  path: '/admin/category/$categoryId/subcategory',
  title: (subcategory, tell) => tell(subcategory.name),
  Removal: SubcategoryRemoval,
  list: {
    sortBy: 'POSITION',
    columns: [
      { key: 'name', width: 'wide', cell: (row) => <LocalizedName value={row.name} /> },
      'active',
      { key: 'partnerCount', align: 'end', width: 'narrow' },
      'lastModified',
      'id',
    ],
  },
  form: {
    basics: {
      name: localizedText({ isRequired: true }),
      taxRegime: taxRegime('category'),
    },
    pictures: { image: optionalMedia({ wide: 16 / 9 }) },
  },
});
