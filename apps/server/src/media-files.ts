/** Where pictures lie: on the disk, in a bucket, or on their way from one to the other. */
import type { ServerConfig } from './config/index.ts';
import {
  withFallback,
  createDiskStore,
  createS3Store,
  type FileStore,
} from './platform/file-store/index.ts';

type Configured = Pick<ServerConfig, 'media'>;

/** Both places; that of S3 where it is named. */
export const mediaPlaces = ({ media }: Configured) => ({
  disk: createDiskStore(media.folder),
  s3: media.s3 && createS3Store(media.s3, 'media'),
});

/** The store of this installation: it writes into the one that is chosen and finds what is left in the other. */
export const openMediaFiles = (config: Configured): FileStore => {
  const { disk, s3 } = mediaPlaces(config);
  if (!s3) return disk;
  return config.media.store === 's3' ? withFallback(s3, disk) : withFallback(disk, s3);
};
