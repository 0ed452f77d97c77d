import { MapFiltersForm, resolveText } from '@cafeteria/contract';
import { useOtherField } from '../../frame/index.ts';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { useCategoryNodes } from '../../widgets/category/index.ts';

type Choice = { readonly key: string; readonly label: string };
/** The categories the form offers now, in its order. */
export const useOfferedCategories = (): readonly Choice[] => {
  const primary = usePrimaryLanguage();
  const nodes = useCategoryNodes();
  const items = useOtherField('items', MapFiltersForm.shape.items) ?? [];
  return items
    .filter(({ visible }) => visible)
    .map(({ categoryId }) => ({
      key: String(categoryId),
      label:
        resolveText(nodes.find(({ id }) => id === categoryId)?.name ?? null, primary, primary) ||
        `#${categoryId}`,
    }));
};
