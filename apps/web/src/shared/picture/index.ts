export { CategoryPicture } from './CategoryPicture.tsx';
export { Gallery } from './Gallery.tsx';
export { Logo } from './Logo.tsx';
export { mediaHref, mediaSourceSet } from './media-href.ts';
export { Picture } from './Picture.tsx';
