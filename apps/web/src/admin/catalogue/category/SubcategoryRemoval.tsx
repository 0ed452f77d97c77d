import { type SubcategoryRecord } from '@cafeteria/contract';
import { SelectField } from '@cafeteria/ui';
import { type RemovalProps, useAdminText, useLocalized } from '../../frame/index.ts';
import { useCategoryNodes } from '../../widgets/category/index.ts';

/** Moves the partners of a deleted subcategory to another one of the category, or to none. */
export const SubcategoryRemoval = ({
  item: { id, categoryId, partnerCount },
  args,
  onChange,
}: RemovalProps<SubcategoryRecord>) => {
  const text = useAdminText();
  const tell = useLocalized();
  const others =
    useCategoryNodes()
      .find((category) => category.id === categoryId)
      ?.subcategories.filter((one) => one.id !== id) ?? [];
  if (partnerCount === 0) return null;
  const options = others.map(({ id: other, name }) => ({
    value: String(other),
    label: tell(name),
  }));
  return (
    <SelectField
      label={text('subcategory.moveTo', { count: partnerCount })}
      emptyLabel={text('subcategory.moveNowhere')}
      options={options}
      value={typeof args.moveTo === 'number' ? String(args.moveTo) : ''}
      onChange={(event) =>
        onChange(event.target.value === '' ? {} : { moveTo: Number(event.target.value) })
      }
    />
  );
};
