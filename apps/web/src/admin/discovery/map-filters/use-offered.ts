import { MapFiltersForm } from '@cafeteria/contract';
import { unnamed, useOtherField, useLocalized } from '../../frame/index.ts';
import { useAwaitsNodes, useCategoryNodes } from '../../widgets/category/index.ts';

type Choice = { readonly key: string; readonly label: string };
/** The categories the form offers now, in its order. */
export const useOfferedCategories = (): readonly Choice[] => {
  const tell = useLocalized();
  const nodes = useCategoryNodes();
  const isOnItsWay = useAwaitsNodes();
  const items = useOtherField('items', MapFiltersForm.shape.items) ?? [];
  return items
    .filter(({ visible }) => visible)
    .map(({ categoryId }) => ({
      key: String(categoryId),
      label:
        tell(nodes.find(({ id }) => id === categoryId)?.name ?? null) ||
        unnamed(categoryId, isOnItsWay),
    }));
};
