export { CropButton } from './CropButton.tsx';
export { mediaGallery } from './media-gallery.tsx';
export { optionalMedia } from './media-widget.tsx';
export { factsOf, MediaGrid } from './MediaGrid.tsx';
export { MediaThumb, useIsMediaGone, useMedia } from './MediaThumb.tsx';
export { Previews } from './Previews.tsx';
export { requiredMedia } from './required-media.tsx';
export { UploadZone } from './UploadZone.tsx';
