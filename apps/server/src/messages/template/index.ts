export { lookOf, type Look } from './look.ts';
export { renderMail } from './mail.ts';
export type { Setting } from './setting.ts';
