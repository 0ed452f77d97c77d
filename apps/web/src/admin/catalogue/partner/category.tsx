import { SelectField } from '@cafeteria/ui';
import * as z from 'zod/mini';
import {
  Blank,
  type FilterWidget,
  useAdminText,
  useOtherField,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import { useCategoryTree } from './use-category-tree.ts';

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
export const CategoryName = ({ value }: { readonly value: number | null }) => {
  const tree = useCategoryTree();
  return value === null ? <Blank /> : (tree.find(({ id }) => id === value)?.name ?? `#${value}`);
};

/** The category that gives a partner its pin and colour. */
export const mainCategory = (): Widget<number | null> => ({
  empty: null,
  Edit: CategoryEdit,
  Show: CategoryName,
});

const CategoryFilterEdit = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}) => {
  const text = useAdminText();
  const options = useCategoryTree().map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SelectField
      size="small"
      label={label}
      isLabelHidden
      emptyLabel={`${label}: ${text('list.any')}`}
      options={options}
      value={value === undefined ? '' : String(value)}
      onChange={(event) =>
        onChange(event.target.value === '' ? undefined : Number(event.target.value))
      }
    />
  );
};
/** Narrows a list to a category. */
export const categoryFilter = (): FilterWidget<number> => ({
  Edit: CategoryFilterEdit,
  Name: CategoryName,
});
