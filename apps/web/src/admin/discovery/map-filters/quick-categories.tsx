import { quickCategoryLimit } from '@cafeteria/contract';
import { type ComboBoxItem, Field, IconButton, MultiSelect, SortableList } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import {
  unnamed,
  useAdminText,
  useSortTexts,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import styles from './MapFilters.module.css';
import { useOfferedCategories } from './use-offered.ts';

const AddCategory = ({
  shown,
  onAdd,
}: {
  readonly shown: readonly number[];
  readonly onAdd: (ids: readonly number[]) => void;
}) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  return (
    <MultiSelect
      label={text('mapFilters.addQuick')}
      items={useOfferedCategories().filter(({ key }) => !shown.includes(Number(key)))}
      selected={[]}
      onChange={(added) => onAdd(added.map(({ key }) => Number(key)))}
      removeLabel={(item) => text('value.remove', { name: item.label })}
      emptyText={text('reference.nothing')}
      loadingText={text('reference.loading')}
      locale={i18n.language}
    />
  );
};

const Edit = ({
  label,
  isLabelHidden,
  description,
  value,
  onChange,
  error,
}: WidgetProps<number[]>) => {
  const text = useAdminText();
  const sortTexts = useSortTexts();
  const offered = useOfferedCategories();
  const itemOf = (id: number): ComboBoxItem =>
    offered.find(({ key }) => key === String(id)) ?? { key: String(id), label: unnamed(id, false) };
  const shown = value.filter((id) => offered.some(({ key }) => key === String(id)));
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      description={
        description ??
        text('mapFilters.quickCount', { count: shown.length, max: quickCategoryLimit })
      }
      error={error()}
      isGroup
    >
      {() => (
        <div className={styles.stack}>
          {shown.length > 0 && (
            <SortableList
              label={label}
              items={shown}
              keyOf={String}
              nameOf={(id) => itemOf(id).label}
              onReorder={onChange}
              texts={sortTexts}
              actionsOf={(id) => (
                <IconButton
                  icon="trash"
                  size="Small"
                  kind="negative"
                  label={text('value.remove', { name: itemOf(id).label })}
                  onClick={() => onChange(shown.filter((one) => one !== id))}
                />
              )}
            >
              {(id) => itemOf(id).label}
            </SortableList>
          )}
          {shown.length < quickCategoryLimit && (
            <AddCategory shown={shown} onAdd={(added) => onChange([...shown, ...added])} />
          )}
        </div>
      )}
    </Field>
  );
};

/** The few categories that stand as chips over the map. */
export const quickCategories = (): Widget<number[]> => ({
  empty: [],
  isWide: true,
  Edit,
  Show: () => null,
});
