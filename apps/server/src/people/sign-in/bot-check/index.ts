export { createBotCheck } from './bot-check.ts';
