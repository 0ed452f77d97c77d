export { bankEntriesPage } from './EntryList.tsx';
export { bankOpenPage } from './OpenItems.tsx';
export { bankPage } from './StatementList.tsx';
export { bankPath, openPath as bankOpenPath } from './shared.ts';
