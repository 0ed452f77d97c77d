export { botCheckToken } from './bot-check.ts';
export { startTagManager } from './tag-manager.ts';
