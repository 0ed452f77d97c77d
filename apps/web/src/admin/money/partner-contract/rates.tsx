import type { CategoryRate } from '@cafeteria/contract';
import { IconButton, SelectField } from '@cafeteria/ui';
import {
  PartFields,
  useAdminText,
  useLocalized,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import { CategoryName, useCategoryNodes } from '../../widgets/category/index.ts';
import { type Row, RowsField } from '../../widgets/rows/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
import { CommissionField, CommissionShow } from './commission.tsx';

type RateProps = Row<CategoryRate> & {
  readonly usedCategories: ReadonlySet<number>;
  readonly error: WidgetProps<unknown>['error'];
};

const RateRow = ({ value: rate, index, usedCategories, error, onChange, onRemove }: RateProps) => {
  const text = useAdminText();
  const tell = useLocalized();
  const offered = useCategoryNodes().filter(
    ({ id }) => id === rate.categoryId || !usedCategories.has(id),
  );
  return (
    <li className={styles.row}>
      <PartFields<CategoryRate>
        controls={{
          categoryId: (
            <SelectField
              label={text('partnerContract.category')}
              options={offered.map(({ id, name }) => ({ value: String(id), label: tell(name) }))}
              value={String(rate.categoryId)}
              error={error(`${index}.categoryId`)}
              onChange={({ target }) => onChange({ ...rate, categoryId: Number(target.value) })}
            />
          ),
          commission: (
            <CommissionField
              name={`rates.${index}.commission`}
              label={text('partnerContract.field.commission')}
              isRequired
              value={rate.commission}
              onChange={(commission) => onChange({ ...rate, commission })}
              onBlur={() => {}}
              error={() => error(`${index}.commission`)}
              attempts={0}
            />
          ),
        }}
      />
      <IconButton
        size="Small"
        icon="trash"
        kind="negative"
        label={text('partnerContract.removeRate')}
        onClick={onRemove}
      />
    </li>
  );
};

const RatesEdit = (props: WidgetProps<CategoryRate[]>) => {
  const text = useAdminText();
  const usedCategories = new Set(props.value.map(({ categoryId }) => categoryId));
  const next = useCategoryNodes().find(({ id }) => !usedCategories.has(id));
  return (
    <RowsField
      {...props}
      addLabel={text('partnerContract.addRate')}
      next={next && { categoryId: next.id, commission: 0 }}
      row={(row) => (
        <RateRow
          key={row.value.categoryId}
          {...row}
          usedCategories={usedCategories}
          error={props.error}
        />
      )}
    />
  );
};
const RatesShow = ({ value }: { readonly value: readonly CategoryRate[] }) => {
  const text = useAdminText();
  if (value.length === 0) return text('partnerContract.noRates');
  return (
    <ul className={styles.plain}>
      {value.map(({ categoryId, commission }) => (
        <li key={categoryId}>
          <CategoryName value={categoryId} />: <CommissionShow value={commission} />
        </li>
      ))}
    </ul>
  );
};

/** Commission of categories that have one of their own. */
export const rates = (): Widget<CategoryRate[]> => ({
  empty: [],
  isWide: true,
  Edit: RatesEdit,
  Show: RatesShow,
});
