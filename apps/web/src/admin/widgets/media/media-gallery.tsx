import { type MediaRecord, uploadLimit } from '@cafeteria/contract';
import { Field, IconButton, SortableList } from '@cafeteria/ui';
import {
  Blank,
  useAdminText,
  useSortTexts,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import { CropButton, type Crops } from './CropButton.tsx';
import styles from './Media.module.css';
import { MediaThumb, useMedia } from './MediaThumb.tsx';
import { PickButton } from './PickButton.tsx';
import { UploadZone } from './UploadZone.tsx';
import { useState } from 'react';

const Row = ({
  uuid,
  crops,
  isFirst,
}: {
  readonly uuid: string;
  readonly crops: Crops;
  readonly isFirst: boolean;
}) => {
  const text = useAdminText();
  const media = useMedia(uuid);
  const [isCropping, setCropping] = useState(false);
  return (
    <span className={styles.item}>
      <MediaThumb uuid={uuid} className={styles.mini} />
      <span className={styles.itemText}>
        <span className={styles.file}>{media?.fileName}</span>
        {isFirst && <strong className={styles.main}>{text('media.main')}</strong>}
      </span>
      <CropButton uuid={uuid} crops={crops} isOpen={isCropping} onOpenChange={setCropping} />
    </span>
  );
};

const AddMedia = ({ onAdd }: { readonly onAdd: (media: readonly MediaRecord[]) => void }) => (
  <>
    <UploadZone label={useAdminText()('media.add')} isLabelHidden isMultiple onUploaded={onAdd} />
    <div className={styles.actions}>
      <PickButton onPick={(media) => onAdd([media])} />
    </div>
  </>
);

const GalleryEdit = ({
  label,
  isLabelHidden,
  description,
  value,
  onChange,
  error,
  crops,
  hasMain,
}: WidgetProps<string[]> & { readonly crops: Crops; readonly hasMain: boolean }) => {
  const text = useAdminText();
  const sortTexts = useSortTexts();
  const add = (added: readonly MediaRecord[]): void =>
    onChange(
      [...new Set([...value, ...added.map(({ uuid }) => uuid)])].slice(0, uploadLimit.gallery),
    );
  const nameOf = (uuid: string): string => text('media.nth', { number: value.indexOf(uuid) + 1 });
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      description={
        description ?? text('media.count', { count: value.length, max: uploadLimit.gallery })
      }
      error={error()}
      isGroup
    >
      {() => (
        <div className={styles.gallery}>
          {value.length > 0 && (
            <SortableList
              label={label}
              items={value}
              keyOf={(uuid) => uuid}
              nameOf={nameOf}
              onReorder={onChange}
              actionsOf={(uuid) => (
                <IconButton
                  icon="trash"
                  size="Small"
                  kind="negative"
                  label={text('value.remove', { name: nameOf(uuid) })}
                  onClick={() => onChange(value.filter((one) => one !== uuid))}
                />
              )}
              texts={sortTexts}
            >
              {(uuid, index) => <Row uuid={uuid} crops={crops} isFirst={hasMain && index === 0} />}
            </SortableList>
          )}
          {value.length < uploadLimit.gallery && <AddMedia onAdd={add} />}
        </div>
      )}
    </Field>
  );
};
const GalleryShow = ({ value }: { readonly value: readonly string[] }) =>
  value.length === 0 ? (
    <Blank />
  ) : (
    <span className={styles.minis}>
      {value.map((uuid) => (
        <MediaThumb key={uuid} uuid={uuid} className={styles.mini} />
      ))}
    </span>
  );

/** Pictures in an order, at most a hundred: dragged, or moved with buttons. */
export const mediaGallery = ({
  crops = {},
  hasMain = false,
}: {
  readonly crops?: Crops;
  /** The first one is the one of lists. */
  readonly hasMain?: boolean;
} = {}): Widget<string[]> => ({
  empty: [],
  isWide: true,
  Edit: (props) => <GalleryEdit {...props} crops={crops} hasMain={hasMain} />,
  Show: GalleryShow,
});
