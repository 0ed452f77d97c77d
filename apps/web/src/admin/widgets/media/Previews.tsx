import { useWords } from '../../frame/index.ts';
import type { Crops } from './CropButton.tsx';
import styles from './Media.module.css';
import { MediaThumb } from './MediaThumb.tsx';

/** Each named crop as readers see it, or the whole picture where there is none. */
export const Previews = ({
  uuid,
  crops,
  size,
}: {
  readonly uuid: string;
  readonly crops: Crops;
  readonly size: 'small' | 'large';
}) => {
  const nameOf = useWords('crop.name');
  const named = Object.entries(crops);
  if (named.length === 0) return <MediaThumb uuid={uuid} size={size} />;
  return (
    <div className={styles.previews}>
      {named.map((crop) => (
        <figure key={crop[0]} className={styles.preview}>
          <MediaThumb uuid={uuid} crop={crop} size={size} />
          <figcaption className={styles.caption}>{nameOf(crop[0])}</figcaption>
        </figure>
      ))}
    </div>
  );
};
