export { mediaPage } from './MediaLibrary.tsx';
