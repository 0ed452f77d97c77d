export { lookOf, type Look } from './look.ts';
export { renderMail } from './mail.ts';
export type { Letter, Setting, Unsubscribe } from './setting.ts';
