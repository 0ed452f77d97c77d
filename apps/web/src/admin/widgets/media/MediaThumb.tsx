import type { MediaRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { classNames, Icon, Skeleton } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { isMissing, read } from '../../../shared/api/index.ts';
import { mediaHref } from '../../../shared/picture/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useMay } from '../../../shared/session/index.ts';
import { Blank, useAdminText } from '../../frame/index.ts';
import styles from './Media.module.css';

const useStored = (uuid: string) =>
  useQuery({
    ...read(api.mediaAdmin.get, { uuid }),
    enabled: useMay()(api.mediaAdmin.get),
    // a file is a part of what is looked at or filled in: that stays when somebody deletes it
    meta: { tellsMissing: true },
  });
/** What is known of a stored file: nothing while it is on its way, and to who may not look at it. */
export const useMedia = (uuid: string): MediaRecord | undefined => useStored(uuid).data;
/** Whether somebody has deleted a file. */
export const useIsMediaGone = (uuid: string): boolean => isMissing(useStored(uuid).error);

type Props = {
  readonly uuid: string;
  /** A named crop and its width divided by height. */
  readonly crop?: readonly [name: string, aspect: number] | undefined;
  readonly size?: 'small' | 'large';
  readonly className?: string | undefined;
};

/** What stands in place of a file that is not known yet, or no more. */
const Unknown = ({ uuid }: Pick<Props, 'uuid'>) => {
  const text = useAdminText();
  return useIsMediaGone(uuid) ? (
    <Icon name="info" size="lg" label={text('peek.gone')} />
  ) : (
    <Skeleton shape="picture" />
  );
};

/** A stored picture as it is used: whole, or one of its crops; nothing for who may not look at it. */
export const MediaThumb = ({ uuid, crop, size = 'small', className }: Props) => {
  const {
    api: { origin },
  } = useServices();
  const isAllowed = useMay()(api.mediaAdmin.get);
  const media = useMedia(uuid);
  if (!isAllowed) return <Blank />;
  if (!media)
    return (
      <span className={classNames(className ?? styles.thumb, styles.waiting)} data-size={size}>
        <Unknown uuid={uuid} />
      </span>
    );
  if (media.fileContentType === 'PDF')
    return (
      <a
        className={className ?? styles.thumb}
        data-size={size}
        href={`${origin}/api/media/${uuid}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="file" size="lg" label={media.fileName} />
      </a>
    );
  const source = mediaHref(
    { uuid, crops: media.crop.crops },
    { origin, size: size === 'small' ? 256 : 768, ...(crop && { crop: crop[0] }) },
  );
  return (
    <img
      className={className ?? styles.thumb}
      data-size={size}
      style={crop && { aspectRatio: crop[1] }}
      src={source}
      alt={media.fileName}
      loading="lazy"
      decoding="async"
    />
  );
};
