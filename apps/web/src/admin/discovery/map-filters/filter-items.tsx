import { type CategoryNode, categoryIcon, type MapFiltersForm } from '@cafeteria/contract';
import { CategoryIcon, Checkbox, Field, SortableList } from '@cafeteria/ui';
import {
  PartFields,
  useAdminText,
  useSortTexts,
  type Widget,
  type WidgetProps,
  useLocalized,
  unnamed,
} from '../../frame/index.ts';
import { useAwaitsNodes, useCategoryNodes } from '../../widgets/category/index.ts';
import styles from './MapFilters.module.css';

type Items = MapFiltersForm['items'];
type Item = Items[number];
type SubItem = Item['subcategories'][number];

const Subcategories = ({
  subcategories,
  nameOf,
  label,
  onChange,
}: {
  readonly subcategories: SubItem[];
  readonly nameOf: (id: number) => string;
  readonly label: string;
  readonly onChange: (subcategories: SubItem[]) => void;
}) => {
  const sortTexts = useSortTexts();
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
        <PartFields<SubItem>
          controls={{
            subcategoryId: 'elsewhere',
            visible: (
              <Checkbox
                label={nameOf(one.subcategoryId)}
                checked={one.visible}
                onChange={(event) => show(one, event.target.checked)}
              />
            ),
          }}
        />
      )}
    </SortableList>
  );
};

/** The names of categories and subcategories. */
const useNames = () => {
  const tell = useLocalized();
  const nodes = useCategoryNodes();
  const isOnItsWay = useAwaitsNodes();
  const subcategories = nodes.flatMap((node) => node.subcategories);
  const nameOf = (all: readonly Pick<CategoryNode, 'id' | 'name'>[], wanted: number): string =>
    tell(all.find(({ id }) => id === wanted)?.name ?? null) || unnamed(wanted, isOnItsWay);
  return {
    codeOf: (id: number) => nodes.find((node) => node.id === id)?.code,
    nameOf: (id: number) => nameOf(nodes, id),
    subcategoryNameOf: (id: number) => nameOf(subcategories, id),
  };
};

const Category = ({
  item: { categoryId, visible, subcategories },
  onChange,
}: {
  readonly item: Item;
  readonly onChange: (next: Partial<Item>) => void;
}) => {
  const text = useAdminText();
  const { codeOf, nameOf, subcategoryNameOf } = useNames();
  const code = codeOf(categoryId);
  const shown = subcategories.filter((one) => one.visible).length;
  return (
    <div className={styles.category} data-category={code}>
      <PartFields<Item>
        controls={{
          categoryId: 'elsewhere',
          visible: (
            <Checkbox
              label={
                <span className={styles.name}>
                  {code && <CategoryIcon name={categoryIcon[code]} size="sm" />}
                  {nameOf(categoryId)}
                </span>
              }
              checked={visible}
              onChange={(event) => onChange({ visible: event.target.checked })}
            />
          ),
          subcategories: visible && subcategories.length > 0 && (
            <details className={styles.more}>
              <summary className={styles.summary}>
                {text('mapFilters.subcategories', { shown, total: subcategories.length })}
              </summary>
              <Subcategories
                subcategories={subcategories}
                nameOf={subcategoryNameOf}
                label={nameOf(categoryId)}
                onChange={(next) => onChange({ subcategories: next })}
              />
            </details>
          ),
        }}
      />
    </div>
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
  const sortTexts = useSortTexts();
  const { nameOf } = useNames();
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
          {(item) => (
            <Category
              item={item}
              onChange={(next) =>
                onChange(value.map((one) => (one === item ? { ...one, ...next } : one)))
              }
            />
          )}
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
