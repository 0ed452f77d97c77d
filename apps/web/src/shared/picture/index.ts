export { bestFormat } from './image-format.ts';
export { mediaAddress, type MediaFormat, mediaSourceSet } from './media-href.ts';
export { Gallery } from './Gallery.tsx';
export { Logo } from './Logo.tsx';
export { Picture } from './Picture.tsx';
