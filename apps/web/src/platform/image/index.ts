export { bestFormat } from './image-format.ts';
export { mediaAddress, type MediaFormat, mediaSourceSet } from './media-address.ts';
