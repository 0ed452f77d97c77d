import { Button, Field } from '@cafeteria/ui';
import { useState } from 'react';
import { Blank, useAdminText, useWords, type Widget, type WidgetProps } from '../../platform/resource/index.ts';
import { CropButton, type Crops } from './CropButton.tsx';
import styles from './Media.module.css';
import { MediaThumb, useMedia } from './MediaThumb.tsx';
import { UploadZone } from './UploadZone.tsx';

type Options = { readonly crops: Crops; readonly isDocument: boolean };

const FileLine = ({ uuid }: { readonly uuid: string }) => {
  const media = useMedia(uuid);
  if (!media) return null;
  const { fileName, width, height, size } = media;
  return <span className={styles.file}>{[fileName, width && height && `${width} × ${height} px`, `${Math.max(1, Math.round(size / 1_024))} kB`].filter(Boolean).join(' · ')}</span>;
};
/** Each named crop as readers see it, or the whole picture where there is none. */
const Previews = ({ uuid, crops, size }: { readonly uuid: string; readonly crops: Crops; readonly size: 'small' | 'large' }) => {
  const nameOf = useWords('crop.name');
  const named = Object.entries(crops);
  if (named.length === 0) return <MediaThumb uuid={uuid} size={size} />;
  return <div className={styles.previews}>{named.map((crop) => <figure key={crop[0]} className={styles.preview}><MediaThumb uuid={uuid} crop={crop} size={size} /><figcaption className={styles.caption}>{nameOf(crop[0])}</figcaption></figure>)}</div>;
};

const MediaEdit = ({ label, description, isRequired, value, onChange, error, options: { crops, isDocument } }: WidgetProps<string | null> & { readonly options: Options }) => {
  const text = useAdminText();
  const [isCropping, setCropping] = useState(false);
  if (value === null) return <UploadZone label={label} description={description} error={error()} isDocument={isDocument} onUploaded={([first]) => { if (first) { onChange(first.uuid); setCropping(Object.keys(crops).length > 0 && first.fileContentType !== 'PDF'); } }} />;
  return (
    <Field label={label} description={description} isRequired={isRequired} error={error()} isGroup>
      {() => (
        <div className={styles.chosen}>
          <Previews uuid={value} crops={crops} size="large" />
          <FileLine uuid={value} />
          <div className={styles.actions}>
            <CropButton uuid={value} crops={crops} isOpen={isCropping} onOpenChange={setCropping} />
            <Button kind="ghost-negative" size="Small" icon="trash" onClick={() => onChange(null)}>{text('media.remove')}</Button>
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
  empty: null, Edit: (props) => <MediaEdit {...props} options={{ crops, isDocument }} />, Show: ({ value }) => (value === null ? <Blank /> : <Previews uuid={value} crops={crops} size="small" />),
});
