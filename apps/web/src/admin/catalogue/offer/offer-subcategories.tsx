import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { read } from '../../../shared/api/index.ts';
import { useOtherField, type Widget, type WidgetProps } from '../../frame/index.ts';
import { SubcategoriesShow, SubcategoryTree } from '../../widgets/category/index.ts';

/** The partner chosen in the form; undefined until there is one. */
export const usePartnerId = (): number | undefined => useOtherField('partnerId', z.int());

const Edit = (props: WidgetProps<number[]>) => {
  const partnerId = usePartnerId();
  const { data: partner } = useQuery({
    ...read(api.partnerAdmin.get, { id: partnerId ?? 0 }),
    enabled: partnerId !== undefined,
  });
  return <SubcategoryTree {...props} among={partner?.subcategoryIds ?? []} />;
};
/** Some of the partner's own subcategories. */
export const offerSubcategories = (): Widget<number[]> => ({
  empty: [],
  isWide: true,
  Edit,
  Show: SubcategoriesShow,
});
