export {
  cellProblems,
  type Columns,
  headingsOf,
  importKeyOf,
  type Line,
  readLines,
} from './sheet.ts';
export {
  refusedValue,
  repeatedCells,
  repeatedLine,
  withProblems,
  wrongCell,
} from './wrong-lines.ts';
export { importJobs, importService } from './import-service.ts';
export {
  type Findings,
  type ImportFile,
  importStore,
  type ImportStore,
  type StoredImport,
} from './import-store.ts';
export {
  type CheckedFile,
  createImporter,
  eachLine,
  importBatchSize,
  type Importer,
  type ImporterDeps,
  type ImportKind,
  type OnProgress,
} from './importer.ts';
