import type { MediaRecord } from '@cafeteria/contract';
import { Button, Field } from '@cafeteria/ui';
import { useState } from 'react';
import { Blank, useAdminText, type Widget, type WidgetProps } from '../../frame/index.ts';
import { CropButton, type Crops } from './CropButton.tsx';
import styles from './Media.module.css';
import { useMedia } from './MediaThumb.tsx';
import { PickButton } from './PickButton.tsx';
import { Previews } from './Previews.tsx';
import { UploadZone } from './UploadZone.tsx';

type Options = { readonly crops: Crops; readonly isDocument: boolean };

const FileLine = ({ uuid }: { readonly uuid: string }) => {
  const media = useMedia(uuid);
  if (!media) return null;
  const { fileName, width, height, size } = media;
  return (
    <span className={styles.file}>
      {[
        fileName,
        width && height && `${width} × ${height} px`,
        `${Math.max(1, Math.round(size / 1_024))} kB`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
};
const MediaEdit = ({
  label,
  description,
  isRequired,
  value,
  onChange,
  error,
  options: { crops, isDocument },
}: WidgetProps<string | null> & { readonly options: Options }) => {
  const text = useAdminText();
  const [isCropping, setCropping] = useState(false);
  const take = (media: MediaRecord | undefined): void => {
    if (!media) return;
    onChange(media.uuid);
    setCropping(
      Object.keys(crops).some((name) => !media.crop.crops[name]) && media.fileContentType !== 'PDF',
    );
  };
  if (value === null)
    return (
      <div className={styles.zone}>
        <UploadZone
          label={label}
          description={description}
          error={error()}
          isRequired={isRequired}
          isDocument={isDocument}
          onUploaded={([first]) => take(first)}
        />
        <div className={styles.actions}>
          <PickButton isDocument={isDocument} onPick={take} />
        </div>
      </div>
    );
  return (
    <Field label={label} description={description} isRequired={isRequired} error={error()} isGroup>
      {() => (
        <div className={styles.chosen}>
          <Previews uuid={value} crops={crops} size="large" />
          <FileLine uuid={value} />
          <div className={styles.actions}>
            <CropButton uuid={value} crops={crops} isOpen={isCropping} onOpenChange={setCropping} />
            <Button kind="ghost-negative" size="Small" icon="trash" onClick={() => onChange(null)}>
              {text('media.remove')}
            </Button>
          </div>
        </div>
      )}
    </Field>
  );
};

/**
 * One picture that may be missing, with its named crops (width divided by height).
 * @example cover: optionalMedia({ wide: 16 / 9, phone: 4 / 3 })
 */
export const optionalMedia = (crops: Crops = {}, isDocument = false): Widget<string | null> => ({
  empty: null,
  Edit: (props) => <MediaEdit {...props} options={{ crops, isDocument }} />,
  Show: ({ value }) =>
    value === null ? <Blank /> : <Previews uuid={value} crops={crops} size="small" />,
});
