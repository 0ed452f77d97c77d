export { branchOfficeImport } from './branch-office-import.ts';
export { ImportColumns } from './ImportColumns.tsx';
export { ImportState } from './ImportState.tsx';
export { ImportUpload } from './ImportUpload.tsx';
export { PastImports } from './PastImports.tsx';
export { userImport } from './user-import.ts';
