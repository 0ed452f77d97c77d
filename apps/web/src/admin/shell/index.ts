/** What the routes of administration load, as one chunk with all its resources. */
export { PageScreen } from '../frame/index.ts';
export { siteFor, startOf, wholeSite } from '../resources.ts';
export { AdminFrame } from './AdminFrame.tsx';
export { loadAround } from './load-around.ts';
export { NothingHere } from './NothingHere.tsx';
