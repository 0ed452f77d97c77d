export { allowWorker } from './allow-worker.ts';
export { botCheckToken, startTagManager } from './google.ts';
