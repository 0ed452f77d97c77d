export { mediaGallery } from './media-gallery.tsx';
export { optionalMedia } from './media-widget.tsx';
