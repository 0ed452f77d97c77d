import { languages, PromoRowItem, maxLengthOf } from '@cafeteria/contract';
import { localizedText, PartFields, useAdminText, type WidgetProps } from '../../frame/index.ts';
import { optionalMedia } from '../../widgets/media/index.ts';
import styles from './PromoRow.module.css';

const { Edit: TitleEdit } = localizedText();
const { Edit: PictureEdit } = optionalMedia();
const nothing = (): void => undefined;
type Props = {
  readonly item: PromoRowItem;
  readonly index: number;
  readonly error: WidgetProps<unknown>['error'];
  readonly onChange: (item: PromoRowItem) => void;
};

/** A title and a picture in place of the target's own; folded away while there are none. */
export const ItemFields = ({ item, index, error, onChange }: Props) => {
  const text = useAdminText();
  const errorAt = (field: string) => (path?: string) =>
    error(path ? `${index}.${field}.${path}` : `${index}.${field}`);
  const hasOwn = item.image !== null || languages.some((language) => item.titleOverride[language]);
  const shared = { isRequired: false, onBlur: nothing, attempts: 0 };
  return (
    <details className={styles.own} open={hasOwn || undefined}>
      <summary className={styles.summary}>{text('promoRow.own')}</summary>
      <div className={styles.fields}>
        <PartFields<PromoRowItem>
          controls={{
            linkTarget: 'elsewhere',
            targetId: 'elsewhere',
            titleOverride: (
              <TitleEdit
                {...shared}
                name={`items.${index}.titleOverride`}
                label={text('promoRow.titleOverride')}
                value={item.titleOverride}
                maxLength={maxLengthOf(PromoRowItem.shape.titleOverride)}
                onChange={(titleOverride) => onChange({ ...item, titleOverride })}
                error={errorAt('titleOverride')}
              />
            ),
            image: (
              <PictureEdit
                {...shared}
                name={`items.${index}.image`}
                label={text('promoRow.image')}
                value={item.image}
                onChange={(image) => onChange({ ...item, image })}
                error={errorAt('image')}
              />
            ),
          }}
        />
      </div>
    </details>
  );
};
