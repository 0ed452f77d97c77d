export { allowWorker } from './allow-worker.ts';
export { botCheckToken } from './bot-check.ts';
export { startTagManager } from './tag-manager.ts';
