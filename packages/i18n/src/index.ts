export * from './formats.ts';
export * from './i18n.ts';
export * from './message.ts';
export type { Texts } from './resources.ts';
export type { AdminKey, AdminTexts } from './texts.ts';
