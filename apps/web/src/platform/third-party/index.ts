export { botCheckToken } from './bot-check.ts';
export { allowedScript, loadScript } from './load-script.ts';
export { startTagManager } from './tag-manager.ts';
