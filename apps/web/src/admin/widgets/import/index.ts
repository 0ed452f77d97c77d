export { ImportPage } from './ImportPage.tsx';
export type { ImportKind } from './kind.ts';
