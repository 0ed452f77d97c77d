/** Work in processes of their own. */
export { createLanes, TookTooLong } from './lanes.ts';
export { serveApart } from './serve.ts';
