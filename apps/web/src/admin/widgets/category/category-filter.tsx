import { SelectField } from '@cafeteria/ui';
import { number } from '../../../shared/url-state/index.ts';
import { Blank, type FilterWidget, unnamed, useAdminText } from '../../frame/index.ts';
import { useAwaitsCategories, useCategoryTree } from './use-categories.ts';

export const CategoryName = ({ value }: { readonly value: number | null }) => {
  const tree = useCategoryTree();
  const isOnItsWay = useAwaitsCategories();
  if (value === null) return <Blank />;
  return tree.find(({ id }) => id === value)?.name ?? unnamed(value, isOnItsWay);
};

/** The name of a subcategory, with its category. */
const SubcategoryName = ({ value }: { readonly value: number }) => {
  const isOnItsWay = useAwaitsCategories();
  return useSubcategories().find(({ id }) => id === value)?.label ?? unnamed(value, isOnItsWay);
};
/** All subcategories in the order of the portal; a name may stand in more than one category. */
const useSubcategories = () =>
  useCategoryTree().flatMap(({ name: category, subcategories }) =>
    subcategories.map(({ id, name }) => ({ id, label: `${category} – ${name}` })),
  );

type EditProps = Parameters<FilterWidget<number>['Edit']>[0];
const Choice = ({
  label,
  value,
  onChange,
  choices,
}: EditProps & { readonly choices: readonly { id: number; label: string }[] }) => {
  const text = useAdminText();
  return (
    <SelectField
      size="small"
      label={label}
      isLabelHidden
      emptyLabel={`${label}: ${text('list.any')}`}
      options={choices.map((one) => ({ value: String(one.id), label: one.label }))}
      value={value === undefined ? '' : String(value)}
      onChange={(event) =>
        onChange(event.target.value === '' ? undefined : Number(event.target.value))
      }
    />
  );
};
const CategoryFilterEdit = (props: EditProps) => (
  <Choice {...props} choices={useCategoryTree().map(({ id, name }) => ({ id, label: name }))} />
);
const SubcategoryFilterEdit = (props: EditProps) => (
  <Choice {...props} choices={useSubcategories()} />
);
/** Narrows a list to a category. */
export const categoryFilter = (): FilterWidget<number> => ({
  read: number,
  Edit: CategoryFilterEdit,
  Name: CategoryName,
});
/** Narrows a list to a subcategory. */
export const subcategoryFilter = (): FilterWidget<number> => ({
  read: number,
  Edit: SubcategoryFilterEdit,
  Name: SubcategoryName,
});
