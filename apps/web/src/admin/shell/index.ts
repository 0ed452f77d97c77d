/** What the routes of administration load, as one chunk with all its resources. */
export { PageScreen } from '../frame/index.ts';
export { AdminFrame } from './AdminFrame.tsx';
export { type LoadPage, loadPage } from './load-page.ts';
export { NothingHere } from './NothingHere.tsx';
