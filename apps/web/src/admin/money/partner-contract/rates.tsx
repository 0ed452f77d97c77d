import type { CategoryRate } from '@cafeteria/contract';
import { Button, Field, IconButton, removedAt, replacedAt, SelectField } from '@cafeteria/ui';
import {
  PartFields,
  useAdminText,
  useLocalized,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import { CategoryName, useCategoryNodes } from '../../widgets/category/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
import { CommissionField, CommissionShow } from './commission.tsx';

type RowProps = {
  readonly rate: CategoryRate;
  readonly index: number;
  readonly taken: ReadonlySet<number>;
  readonly error: WidgetProps<unknown>['error'];
  readonly onChange: (rate: CategoryRate) => void;
  readonly onRemove: () => void;
};

const RateRow = ({ rate, index, taken, error, onChange, onRemove }: RowProps) => {
  const text = useAdminText();
  const tell = useLocalized();
  const offered = useCategoryNodes().filter(({ id }) => id === rate.categoryId || !taken.has(id));
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

const RatesEdit = ({
  label,
  isLabelHidden,
  description,
  value,
  onChange,
  error,
}: WidgetProps<CategoryRate[]>) => {
  const text = useAdminText();
  const taken = new Set(value.map(({ categoryId }) => categoryId));
  const next = useCategoryNodes().find(({ id }) => !taken.has(id));
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      error={error('root') ?? error()}
      isGroup
    >
      {() => (
        <div className={styles.stack}>
          {value.length > 0 && (
            <ul className={styles.plain}>
              {value.map((rate, index) => (
                <RateRow
                  key={rate.categoryId}
                  {...{ rate, index, taken, error }}
                  onChange={(changed) => onChange(replacedAt(value, index, changed))}
                  onRemove={() => onChange(removedAt(value, index))}
                />
              ))}
            </ul>
          )}
          {next && (
            <div className={styles.row}>
              <Button
                size="Small"
                kind="ghost"
                icon="plus"
                onClick={() => onChange([...value, { categoryId: next.id, commission: 0 }])}
              >
                {text('partnerContract.addRate')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
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
