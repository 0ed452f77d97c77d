export { withFallback } from './beside.ts';
export { createDiskStore } from './disk.ts';
export { type LargeFiles, largeHalfLivesMs } from './large.ts';
export { createLargeDisk } from './large-disk.ts';
export { createLargeS3 } from './large-s3.ts';
export { type S3Settings, sha256Of } from './s3-client.ts';
export { createS3Store } from './s3.ts';
export { FileDamaged, FilesAway, type FileStore } from './store.ts';
