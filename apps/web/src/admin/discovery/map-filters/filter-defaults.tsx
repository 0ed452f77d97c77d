import { type MapFiltersForm, MapFiltersForm as Schema } from '@cafeteria/contract';
import { Checkbox, Field } from '@cafeteria/ui';
import {
  useAdminText,
  useOtherField,
  useWords,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import styles from './MapFilters.module.css';
import { useOfferedCategories } from './use-offered.ts';

type Defaults = MapFiltersForm['defaults'];
const toggled = <T,>(list: readonly T[], one: T, isIn: boolean): T[] =>
  isIn ? [...list, one] : list.filter((other) => other !== one);

const Edit = ({ value, onChange, error }: WidgetProps<Defaults>) => {
  const text = useAdminText();
  const wordOf = useWords('enum.benefitType');
  const categories = useOfferedCategories();
  const ways = (useOtherField('payment', Schema.shape.payment) ?? []).filter(
    ({ visible }) => visible,
  );
  return (
    <div className={styles.stack}>
      <Field
        label={text('mapFilters.defaultCategories')}
        description={text('mapFilters.noneMeansAll')}
        error={error('categories') ?? error()}
        isGroup
      >
        {() => (
          <div className={styles.choices}>
            {categories.map(({ key, label }) => (
              <Checkbox
                key={key}
                label={label}
                checked={value.categories.includes(Number(key))}
                onChange={(event) =>
                  onChange({
                    ...value,
                    categories: toggled(value.categories, Number(key), event.target.checked),
                  })
                }
              />
            ))}
          </div>
        )}
      </Field>
      <Field
        label={text('mapFilters.defaultPayment')}
        description={text('mapFilters.noneMeansAll')}
        error={error('payment')}
        isGroup
      >
        {() => (
          <div className={styles.choices}>
            {ways.map(({ benefitType }) => (
              <Checkbox
                key={benefitType}
                label={wordOf(benefitType)}
                checked={value.payment.includes(benefitType)}
                onChange={(event) =>
                  onChange({
                    ...value,
                    payment: toggled(value.payment, benefitType, event.target.checked),
                  })
                }
              />
            ))}
          </div>
        )}
      </Field>
    </div>
  );
};

/** What is chosen when the map opens. */
export const filterDefaults = (): Widget<Defaults> => ({
  empty: { categories: [], payment: [] },
  isWide: true,
  Edit,
  Show: () => null,
});
