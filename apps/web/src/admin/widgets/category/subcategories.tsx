import { categoryIcon } from '@cafeteria/contract';
import { Badge, CategoryIcon, Checkbox, Field } from '@cafeteria/ui';
import { Blank, unnamed, useAdminText, type Widget, type WidgetProps } from '../../frame/index.ts';
import styles from './Subcategories.module.css';
import { useAwaitsCategories, useCategoryTree } from './use-categories.ts';

type TreeProps = WidgetProps<number[]> & {
  /** Only these may be chosen; without it all of them. */
  readonly among?: readonly number[] | undefined;
};

/** A tree of categories to tick subcategories in; categories with a choice stand open. */
export const SubcategoryTree = ({
  label,
  description,
  isRequired,
  value,
  onChange,
  error,
  among,
}: TreeProps) => {
  const text = useAdminText();
  const tree = useCategoryTree()
    .map((category) => ({
      ...category,
      subcategories: category.subcategories.filter(({ id }) => among?.includes(id) ?? true),
    }))
    .filter(({ subcategories }) => subcategories.length > 0);
  const toggle = (id: number, isChosen: boolean): void =>
    onChange(isChosen ? [...value, id] : value.filter((one) => one !== id));
  return (
    <Field label={label} description={description} isRequired={isRequired} error={error()} isGroup>
      {() =>
        tree.length === 0 && among ? (
          <span>{text('categories.noneOfPartner')}</span>
        ) : (
          <div className={styles.tree}>
            {tree.map(({ id, code, name, subcategories }) => {
              const chosen = subcategories.filter((one) => value.includes(one.id)).length;
              return (
                <details
                  key={id}
                  className={styles.category}
                  open={among ? true : chosen > 0 || undefined}
                  data-category={code}
                >
                  <summary className={styles.summary}>
                    <CategoryIcon name={categoryIcon[code]} size="sm" />
                    {name}
                    <span className={styles.count} data-some={chosen > 0 || undefined}>
                      {text('categories.chosen', { count: chosen, total: subcategories.length })}
                    </span>
                  </summary>
                  <div className={styles.leaves}>
                    {subcategories.map((one) => (
                      <Checkbox
                        key={one.id}
                        label={one.name}
                        checked={value.includes(one.id)}
                        onChange={(event) => toggle(one.id, event.target.checked)}
                      />
                    ))}
                  </div>
                </details>
              );
            })}
          </div>
        )
      }
    </Field>
  );
};

export const SubcategoriesShow = ({ value }: { readonly value: readonly number[] }) => {
  const all = useCategoryTree().flatMap(({ subcategories }) => subcategories);
  const isOnItsWay = useAwaitsCategories();
  return value.length === 0 ? (
    <Blank />
  ) : (
    <span className={styles.chips}>
      {value.map((id) => (
        <Badge key={id}>{all.find((one) => one.id === id)?.name ?? unnamed(id, isOnItsWay)}</Badge>
      ))}
    </span>
  );
};

/** Subcategories ticked in the tree of categories. */
export const subcategories = (): Widget<number[]> => ({
  empty: [],
  isWide: true,
  Edit: SubcategoryTree,
  Show: SubcategoriesShow,
});
