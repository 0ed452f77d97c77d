import { promoRowLimit, type PromoRowItem } from '@cafeteria/contract';
import { Field, IconButton, SortableList } from '@cafeteria/ui';
import {
  emptyLocalizedText,
  LocalizedShow,
  useAdminText,
  useSortTexts,
  type Widget,
  type WidgetProps,
  unnamed,
} from '../../frame/index.ts';
import { TargetName, useTarget } from '../../widgets/link-target/index.ts';
import { MediaThumb } from '../../widgets/media/index.ts';
import { AddItem } from './AddItem.tsx';
import { ItemFields } from './ItemFields.tsx';
import styles from './PromoRow.module.css';

const keyOf = ({ linkTarget, targetId }: PromoRowItem): string => `${linkTarget} ${targetId}`;

const Row = ({
  item,
  index,
  error,
  onChange,
}: {
  readonly item: PromoRowItem;
  readonly index: number;
  readonly error: WidgetProps<unknown>['error'];
  readonly onChange: (item: PromoRowItem) => void;
}) => (
  <div className={styles.row}>
    <TargetName type={item.linkTarget} id={item.targetId} />
    <ItemFields item={item} index={index} error={error} onChange={onChange} />
  </div>
);
const Remove = ({
  item,
  onRemove,
}: {
  readonly item: PromoRowItem;
  readonly onRemove: () => void;
}) => {
  const text = useAdminText();
  const { target, isLoading } = useTarget(item.linkTarget, item.targetId);
  return (
    <IconButton
      icon="trash"
      size="Small"
      kind="negative"
      label={text('value.remove', {
        name: target?.label ?? unnamed(item.targetId, isLoading),
      })}
      onClick={onRemove}
    />
  );
};

const Edit = ({ value, onChange, error, ...props }: WidgetProps<PromoRowItem[]>) => {
  const { label, isLabelHidden, description } = props;
  const text = useAdminText();
  const sortTexts = useSortTexts();
  const nameOf = (item: PromoRowItem): string => {
    const kind = text(`enum.linkType.${item.linkTarget}`);
    return text('promoRow.nth', { number: value.indexOf(item) + 1, kind });
  };
  const add = (item: Pick<PromoRowItem, 'linkTarget' | 'targetId'>): void => {
    const made = { ...item, titleOverride: emptyLocalizedText, image: null };
    if (value.every((one) => keyOf(one) !== keyOf(made))) onChange([...value, made]);
  };
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      description={
        description ?? text('promoRow.count', { count: value.length, max: promoRowLimit })
      }
      error={error('root') ?? error()}
      isGroup
    >
      {() => (
        <div className={styles.items}>
          {value.length > 0 && (
            <SortableList
              label={label}
              items={value}
              keyOf={keyOf}
              nameOf={nameOf}
              onReorder={onChange}
              texts={sortTexts}
              actionsOf={(item) => (
                <Remove
                  item={item}
                  onRemove={() => onChange(value.filter((one) => one !== item))}
                />
              )}
            >
              {(item, index) => (
                <Row
                  item={item}
                  index={index}
                  error={error}
                  onChange={(next) => onChange(value.map((one) => (one === item ? next : one)))}
                />
              )}
            </SortableList>
          )}
          {value.length < promoRowLimit && <AddItem onAdd={add} />}
        </div>
      )}
    </Field>
  );
};
/** What a row shows, each with the title and the picture it has instead of its own. */
const Show = ({ value }: { readonly value: readonly PromoRowItem[] }) => (
  <ol className={styles.shown}>
    {value.map((item) => (
      <li key={keyOf(item)}>
        <TargetName type={item.linkTarget} id={item.targetId} />
        {Object.values(item.titleOverride).some(Boolean) && (
          <LocalizedShow value={item.titleOverride} />
        )}
        {item.image && <MediaThumb uuid={item.image} />}
      </li>
    ))}
  </ol>
);

/**
 * The items of a row, in order: partners, offers, categories and subcategories, each with an
 * optional title and picture of its own.
 */
export const promoRowItems = (): Widget<PromoRowItem[]> => ({
  empty: [],
  isRequired: true,
  isWide: true,
  Edit,
  Show,
});
