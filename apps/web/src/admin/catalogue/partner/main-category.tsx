import { SelectField } from '@cafeteria/ui';
import * as z from 'zod/mini';
import { useAdminText, useOtherField, type Widget, type WidgetProps } from '../../frame/index.ts';
import { CategoryName, useCategoryTree } from '../../widgets/category/index.ts';

const Ids = z.array(z.int());

/** The categories of the chosen subcategories come first: the main one is nearly always among them. */
const CategoryEdit = ({
  name,
  label,
  description,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps<number | null>) => {
  const text = useAdminText();
  const chosen = useOtherField('subcategoryIds', Ids) ?? [];
  const tree = useCategoryTree();
  const isOwn = (id: number): boolean =>
    tree.some(
      (category) =>
        category.id === id && category.subcategories.some((one) => chosen.includes(one.id)),
    );
  const options = tree
    .toSorted((a, b) => Number(isOwn(b.id)) - Number(isOwn(a.id)))
    .map(({ id, name: categoryName }) => ({
      value: String(id),
      label: isOwn(id) ? `${categoryName} ✓` : categoryName,
    }));
  return (
    <SelectField
      name={name}
      label={label}
      description={description}
      error={error()}
      options={options}
      emptyLabel={text('value.none')}
      value={value === null ? '' : String(value)}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
};
/** The category that gives a partner its pin and colour. */
export const mainCategory = (): Widget<number | null> => ({
  empty: null,
  Edit: CategoryEdit,
  Show: CategoryName,
});
