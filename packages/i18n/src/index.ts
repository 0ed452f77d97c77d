export * from './formats.ts';
export * from './i18n.ts';
export type { I18n, TextFile } from './instance.ts';
export * from './message.ts';
export type { AdminKey, AdminTexts, Params, Text, TextKeys } from './texts.ts';
export { addressed } from './vocative.ts';
