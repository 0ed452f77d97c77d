/** What the routes of administration load, as one chunk with all its resources. */
export { PageScreen } from '../frame/index.ts';
export { siteFor, wholeSite } from '../resources.ts';
export { AdminFrame } from './AdminFrame.tsx';
export { loadAround } from './load-around.ts';
export { NothingHere } from './NothingHere.tsx';
export { startOf } from './start.ts';
