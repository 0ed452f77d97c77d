export { MediaLibrary, type MediaSearch } from './MediaLibrary.tsx';
export { mediaGallery } from './media-gallery.tsx';
export { optionalMedia } from './media-widget.tsx';
export { requiredMedia } from './required-media.tsx';
export { MediaThumb } from './MediaThumb.tsx';
