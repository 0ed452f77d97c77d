import { PromoPlacement } from '@cafeteria/contract';
import { SelectField } from '@cafeteria/ui';
import { useEffect } from 'react';
import {
  Blank,
  useAdminText,
  useOtherField,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import { CategoryName, useCategoryTree } from '../../widgets/category/index.ts';

const Edit = ({
  name,
  label,
  description,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps<number | null>) => {
  const text = useAdminText();
  const tree = useCategoryTree();
  const isOnCategory = useOtherField('placement', PromoPlacement) === 'CATEGORY';
  useEffect(() => {
    if (!isOnCategory && value !== null) onChange(null);
  }, [isOnCategory, value, onChange]);
  if (!isOnCategory) return null;
  return (
    <SelectField
      name={name}
      label={label}
      description={description}
      isRequired
      error={error()}
      emptyLabel={text('value.none')}
      options={tree.map((category) => ({ value: String(category.id), label: category.name }))}
      value={value === null ? '' : String(value)}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
};

/** The category a row stands on; asked only of a row that stands on one. */
export const promoCategory = (): Widget<number | null> => ({
  empty: null,
  Edit,
  Show: ({ value }) => (value === null ? <Blank /> : <CategoryName value={value} />),
});
