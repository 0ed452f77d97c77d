import { PromoPlacement, PromoRowForm } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { StatusChip } from '@cafeteria/ui';
import {
  defineResource,
  LocalizedName,
  localizedText,
  optionalColour,
  optionalDateTime,
  ownList,
  select,
  useAdminText,
} from '../../frame/index.ts';
import { clientIds } from '../../widgets/audience/index.ts';
import { CategoryName } from '../../widgets/category/index.ts';
import { promoCategory } from './promo-category.tsx';
import { promoRowItems } from './promo-row-items.tsx';
import { PromoRowList, promoRowSearch } from './PromoRowList.tsx';

/** How many items of a row readers do not see. */
const Unavailable = ({ count }: { readonly count: number }) => (
  <StatusChip tone="warning">{useAdminText()('promoRow.unavailable', { count })}</StatusChip>
);

/** Administration of promo rows. */
export const promoRowResource = defineResource({
  name: 'promoRow',
  routes: api.promoRowAdmin,
  schema: PromoRowForm,
  path: '/admin/promoRow',
  nav: { icon: 'star', group: 'content' },
  title: (row, tell) => tell(row.title),
  list: {
    page: ownList(promoRowSearch, PromoRowList),
    sortBy: 'POSITION',
    moreSorts: ['POSITION'],
    columns: [
      {
        key: 'title',
        sort: 'NAME',
        width: 'wide',
        cell: (row) => <LocalizedName value={row.title} />,
      },
      'publication',
      {
        key: 'categoryId',
        isSecondary: true,
        cell: (row) => (row.categoryId === null ? null : <CategoryName value={row.categoryId} />),
      },
      { key: 'itemCount', align: 'end', width: 'narrow' },
      {
        key: 'unavailableCount',
        width: 'narrow',
        cell: (row) => row.unavailableCount > 0 && <Unavailable count={row.unavailableCount} />,
      },
      'lastModified',
      'id',
    ],
  },
  fromSearch: ['placement', 'categoryId'],
  form: {
    basics: {
      title: localizedText({ isRequired: true }),
      placement: select(PromoPlacement.options, 'promoPlacement'),
      categoryId: promoCategory(),
      colour: optionalColour(),
    },
    tiles: { items: promoRowItems() },
    publication: {
      validFrom: optionalDateTime(),
      validTo: optionalDateTime(),
      clientIds: clientIds(),
    },
  },
});
