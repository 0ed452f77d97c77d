import { type MapFiltersForm, MapFiltersForm as Schema } from '@cafeteria/contract';
import { Checkbox, Field } from '@cafeteria/ui';
import {
  PartFields,
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

type ChoicesProps<T> = {
  readonly label: string;
  readonly error: string | undefined;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: readonly T[];
  readonly onChange: (chosen: T[]) => void;
};
/** Which of what the map offers is chosen; nothing chosen means all of it. */
const Choices = <T extends string | number>({
  label,
  error,
  options,
  chosen,
  onChange,
}: ChoicesProps<T>) => (
  <Field
    label={label}
    description={useAdminText()('mapFilters.noneMeansAll')}
    error={error}
    isGroup
  >
    {() => (
      <div className={styles.choices}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(event) => onChange(toggled(chosen, option.value, event.target.checked))}
          />
        ))}
      </div>
    )}
  </Field>
);

const Edit = ({ value, onChange, error }: WidgetProps<Defaults>) => {
  const text = useAdminText();
  const wordOf = useWords('enum.benefitType');
  const categories = useOfferedCategories();
  const ways = (useOtherField('payment', Schema.shape.payment) ?? []).filter(
    ({ visible }) => visible,
  );
  return (
    <div className={styles.stack}>
      <PartFields<Defaults>
        controls={{
          categories: (
            <Choices
              label={text('mapFilters.defaultCategories')}
              error={error('categories') ?? error()}
              options={categories.map(({ key, label }) => ({ value: Number(key), label }))}
              chosen={value.categories}
              onChange={(chosen) => onChange({ ...value, categories: chosen })}
            />
          ),
          payment: (
            <Choices
              label={text('mapFilters.defaultPayment')}
              error={error('payment')}
              options={ways.map(({ benefitType }) => ({
                value: benefitType,
                label: wordOf(benefitType),
              }))}
              chosen={value.payment}
              onChange={(payment) => onChange({ ...value, payment })}
            />
          ),
        }}
      />
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
