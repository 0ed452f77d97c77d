import type { MediaRecord } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { Badge, Icon } from '@cafeteria/ui';
import { mediaHref } from '../../../shared/picture/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { useServices } from '../../../shared/services.ts';
import styles from './Media.module.css';

/** Name, size in pixels and in kilobytes of a file. */
export const factsOf = ({ width, height, size, fileContentType }: MediaRecord): string =>
  [
    fileContentType,
    width && height && `${formatNumber(width)} × ${formatNumber(height)} px`,
    `${formatNumber(Math.max(1, Math.round(size / 1_024)))} kB`,
  ]
    .filter(Boolean)
    .join(' · ');

const Art = ({ media }: { readonly media: MediaRecord }) => {
  const {
    api: { origin },
  } = useServices();
  if (media.fileContentType === 'PDF')
    return (
      <span className={styles.paper}>
        <Icon name="file" size="xl" />
      </span>
    );
  return (
    <img
      className={styles.tileArt}
      src={mediaHref({ uuid: media.uuid, crops: {} }, { origin, size: 256 })}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
};

type Props = {
  readonly label: string;
  readonly media: readonly MediaRecord[];
  readonly onPick: (media: MediaRecord) => void;
};

/** Files as tiles, each a button. */
export const MediaGrid = ({ label, media, onPick }: Props) => {
  const text = useAdminText();
  return (
    <ul className={styles.tiles} role="list" aria-label={label}>
      {media.map((one) => (
        <li key={one.uuid}>
          <button
            type="button"
            className={styles.tile}
            onClick={() => onPick(one)}
            data-testid="media-tile"
          >
            <span className={styles.tileFrame}>
              <Art media={one} />
              {one.usages === 0 && (
                <span className={styles.unused}>
                  <Badge>{text('media.unused')}</Badge>
                </span>
              )}
            </span>
            <span className={styles.tileName}>{one.fileName}</span>
            <span className={styles.caption}>{factsOf(one)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
