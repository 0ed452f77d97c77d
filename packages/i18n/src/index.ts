export * from './formats.ts';
export * from './i18n.ts';
export * from './message.ts';
export type { AdminKey, AdminTexts, Params, Text, TextKeys } from './texts.ts';
export { addressed } from './vocative.ts';
