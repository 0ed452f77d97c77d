import { type ClientCatalogue, categoryIcon } from '@cafeteria/contract';
import { Badge, CategoryIcon, Checkbox, Field, RadioGroup } from '@cafeteria/ui';
import {
  PartFields,
  references,
  useAdminText,
  type Widget,
  type WidgetProps,
  unnamed,
} from '../../frame/index.ts';
import { useAwaitsCategories, useCategoryTree } from '../../widgets/category/index.ts';
import { partnerTarget } from '../../widgets/reference/index.ts';
import styles from './Client.module.css';

const modes = ['ALL', 'ONLY_LISTED', 'ALL_EXCEPT'] as const;
const partners = references(partnerTarget);

/** Categories whose partners the client's people do not see. */
const HiddenCategories = ({
  value,
  onChange,
  error,
}: Pick<WidgetProps<ClientCatalogue>, 'value' | 'onChange' | 'error'>) => {
  const text = useAdminText();
  const categories = useCategoryTree();
  const hide = (id: number, isHidden: boolean): void =>
    onChange({
      ...value,
      hiddenCategoryIds: isHidden
        ? [...value.hiddenCategoryIds, id]
        : value.hiddenCategoryIds.filter((one) => one !== id),
    });
  return (
    <Field
      label={text('catalogue.hidden')}
      description={text('catalogue.hiddenHint')}
      error={error('hiddenCategoryIds')}
      isGroup
    >
      {() => (
        <div className={styles.ticks}>
          {categories.map(({ id, code, name }) => (
            <Checkbox
              key={id}
              label={
                <span className={styles.tick} data-category={code}>
                  <CategoryIcon name={categoryIcon[code]} size="sm" />
                  {name}
                </span>
              }
              checked={value.hiddenCategoryIds.includes(id)}
              onChange={(event) => hide(id, event.target.checked)}
            />
          ))}
        </div>
      )}
    </Field>
  );
};

const CatalogueEdit = (props: WidgetProps<ClientCatalogue>) => {
  const { label, isLabelHidden, description, value, onChange, error } = props;
  const text = useAdminText();
  const choose = (chosen: string): void => {
    const mode = modes.find((one) => one === chosen) ?? value.mode;
    onChange({ ...value, mode, partnerIds: mode === 'ALL' ? [] : value.partnerIds });
  };
  return (
    <div className={styles.stack}>
      <PartFields<ClientCatalogue>
        controls={{
          mode: (
            <RadioGroup
              label={label}
              isLabelHidden={isLabelHidden}
              description={description}
              error={error()}
              name="catalogue.mode"
              options={modes.map((mode) => ({
                value: mode,
                label: text(`enum.catalogueMode.${mode}`),
              }))}
              value={value.mode}
              onChange={(event) => choose(event.target.value)}
            />
          ),
          partnerIds: value.mode !== 'ALL' && (
            <partners.Edit
              {...props}
              label={text(value.mode === 'ONLY_LISTED' ? 'catalogue.shown' : 'catalogue.leftOut')}
              description={undefined}
              error={() => error('partnerIds')}
              value={value.partnerIds}
              onChange={(partnerIds) => onChange({ ...value, partnerIds })}
            />
          ),
          hiddenCategoryIds: <HiddenCategories value={value} onChange={onChange} error={error} />,
        }}
      />
    </div>
  );
};

const CatalogueShow = ({ value }: { readonly value: ClientCatalogue }) => {
  const text = useAdminText();
  const categories = useCategoryTree();
  const isOnItsWay = useAwaitsCategories();
  return (
    <div className={styles.stack}>
      <span>{text(`enum.catalogueMode.${value.mode}`)}</span>
      {value.mode !== 'ALL' && <partners.Show value={value.partnerIds} />}
      {value.hiddenCategoryIds.length > 0 && (
        <span>
          <span className={styles.soft}>{text('catalogue.hidden')}</span>
          <span className={styles.chips}>
            {value.hiddenCategoryIds.map((id) => (
              <Badge key={id}>
                {categories.find((one) => one.id === id)?.name ?? unnamed(id, isOnItsWay)}
              </Badge>
            ))}
          </span>
        </span>
      )}
    </div>
  );
};

/** Which part of the catalogue the client's people see. */
export const catalogue = (): Widget<ClientCatalogue> => ({
  empty: { mode: 'ALL', partnerIds: [], hiddenCategoryIds: [] },
  isWide: true,
  Edit: CatalogueEdit,
  Show: CatalogueShow,
});
