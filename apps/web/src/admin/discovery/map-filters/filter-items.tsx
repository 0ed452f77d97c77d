import { categoryIcon, type MapFiltersForm, resolveText } from '@cafeteria/contract';
import { CategoryIcon, Checkbox, Field, SortableList } from '@cafeteria/ui';
import { useAdminText, useSortTexts, type Widget, type WidgetProps } from '../../frame/index.ts';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { useCategoryNodes } from '../../widgets/category/index.ts';
import styles from './MapFilters.module.css';

type Items = MapFiltersForm['items'];
type Item = Items[number];
type SubItem = Item['subcategories'][number];

const Subcategories = ({
  item,
  nameOf,
  label,
  onChange,
}: {
  readonly item: Item;
  readonly nameOf: (id: number) => string;
  readonly label: string;
  readonly onChange: (subcategories: SubItem[]) => void;
}) => {
  const sortTexts = useSortTexts();
  const { subcategories } = item;
  const show = (chosen: SubItem, visible: boolean): void =>
    onChange(subcategories.map((one) => (one === chosen ? { ...one, visible } : one)));
  return (
    <SortableList
      label={label}
      items={subcategories}
      keyOf={({ subcategoryId }) => String(subcategoryId)}
      nameOf={({ subcategoryId }) => nameOf(subcategoryId)}
      onReorder={onChange}
      texts={sortTexts}
    >
      {(one) => (
        <Checkbox
          label={nameOf(one.subcategoryId)}
          checked={one.visible}
          onChange={(event) => show(one, event.target.checked)}
        />
      )}
    </SortableList>
  );
};

const Edit = ({
  label,
  isLabelHidden,
  description,
  value,
  onChange,
  error,
}: WidgetProps<Items>) => {
  const text = useAdminText();
  const primary = usePrimaryLanguage();
  const sortTexts = useSortTexts();
  const nodes = useCategoryNodes();
  const nodeOf = (id: number) => nodes.find((node) => node.id === id);
  const nameOf = (id: number): string =>
    resolveText(nodeOf(id)?.name ?? null, primary, primary) || `#${id}`;
  const subNameOf = (id: number): string =>
    resolveText(
      nodes.flatMap(({ subcategories }) => subcategories).find((one) => one.id === id)?.name ??
        null,
      primary,
      primary,
    ) || `#${id}`;
  const change = (item: Item, next: Partial<Item>): void =>
    onChange(value.map((one) => (one === item ? { ...one, ...next } : one)));
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
          keyOf={({ categoryId }) => String(categoryId)}
          nameOf={({ categoryId }) => nameOf(categoryId)}
          onReorder={onChange}
          texts={sortTexts}
        >
          {(item) => {
            const { categoryId, visible, subcategories } = item;
            const code = nodeOf(categoryId)?.code;
            const shown = subcategories.filter((one) => one.visible).length;
            return (
              <div className={styles.category} data-category={code}>
                <Checkbox
                  label={
                    <span className={styles.name}>
                      {code && <CategoryIcon name={categoryIcon[code]} size="sm" />}
                      {nameOf(categoryId)}
                    </span>
                  }
                  checked={visible}
                  onChange={(event) => change(item, { visible: event.target.checked })}
                />
                {visible && subcategories.length > 0 && (
                  <details className={styles.more}>
                    <summary className={styles.summary}>
                      {text('mapFilters.subcategories', { shown, total: subcategories.length })}
                    </summary>
                    <Subcategories
                      item={item}
                      nameOf={subNameOf}
                      label={nameOf(categoryId)}
                      onChange={(next) => change(item, { subcategories: next })}
                    />
                  </details>
                )}
              </div>
            );
          }}
        </SortableList>
      )}
    </Field>
  );
};

/** Which categories and subcategories the map offers, in which order. */
export const filterItems = (): Widget<Items> => ({
  empty: [],
  isWide: true,
  Edit,
  Show: () => null,
});
