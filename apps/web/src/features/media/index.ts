export { Gallery } from './Gallery.tsx';
export { Logo } from './Logo.tsx';
export { Picture } from './Picture.tsx';
