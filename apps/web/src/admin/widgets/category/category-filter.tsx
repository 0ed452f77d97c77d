import { SelectField } from '@cafeteria/ui';
import { number } from '../../../shared/url-state/index.ts';
import { Blank, type FilterWidget, useAdminText } from '../../frame/index.ts';
import { useCategoryTree } from './use-categories.ts';

export const CategoryName = ({ value }: { readonly value: number | null }) => {
  const tree = useCategoryTree();
  return value === null ? <Blank /> : (tree.find(({ id }) => id === value)?.name ?? `#${value}`);
};

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
  read: number,
  Edit: CategoryFilterEdit,
  Name: CategoryName,
});
