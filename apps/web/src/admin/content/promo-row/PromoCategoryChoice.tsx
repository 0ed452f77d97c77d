import { SelectField } from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { useCategoryNodes } from '../../widgets/category/index.ts';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import { useAdminText, useLocalized } from '../../frame/index.ts';

/** Which category's rows are shown; only the rows of one stand in an order. */
export const PromoCategoryChoice = ({
  categoryId,
}: {
  readonly categoryId: number | undefined;
}) => {
  const text = useAdminText();
  const tell = useLocalized();
  const navigate = useNavigate();
  const options = useCategoryNodes().map(({ id, name }) => ({
    value: String(id),
    label: tell(name),
  }));
  const choose = (value: string): void =>
    void navigate({
      href: `/admin/promoRow${stringifySearch({ placement: 'CATEGORY', categoryId: value })}`,
      replace: true,
    });
  return (
    <SelectField
      label={text('promoRow.field.categoryId')}
      emptyLabel={text('promoRow.allCategories')}
      options={options}
      value={String(categoryId ?? '')}
      onChange={(event) => choose(event.target.value)}
    />
  );
};
