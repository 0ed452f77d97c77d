import type { MapFiltersForm } from '@cafeteria/contract';
import { Checkbox, Field, SortableList } from '@cafeteria/ui';
import {
  PartFields,
  useSortTexts,
  useWords,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';

type Payment = MapFiltersForm['payment'];

const Edit = ({
  label,
  isLabelHidden,
  description,
  value,
  onChange,
  error,
}: WidgetProps<Payment>) => {
  const wordOf = useWords('enum.benefitType');
  const sortTexts = useSortTexts();
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      error={error()}
      isGroup
    >
      {() => (
        <SortableList
          label={label}
          items={value}
          keyOf={({ benefitType }) => benefitType}
          nameOf={({ benefitType }) => wordOf(benefitType)}
          onReorder={onChange}
          texts={sortTexts}
        >
          {(item) => (
            <PartFields<Payment[number]>
              controls={{
                benefitType: 'elsewhere',
                visible: (
                  <Checkbox
                    label={wordOf(item.benefitType)}
                    checked={item.visible}
                    onChange={(event) =>
                      onChange(
                        value.map((one) =>
                          one === item ? { ...one, visible: event.target.checked } : one,
                        ),
                      )
                    }
                  />
                ),
              }}
            />
          )}
        </SortableList>
      )}
    </Field>
  );
};

/** Which ways of acceptance the map offers, in which order. */
export const filterPayment = (): Widget<Payment> => ({
  empty: [],
  isWide: true,
  Edit,
  Show: () => null,
});
