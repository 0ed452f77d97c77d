export { type CsvColumns, type CsvLine, importKeyOf, isFormula, readCsv } from './csv.ts';
export { importJobs, importService } from './import-service.ts';
export { type ImportFile, importStore, type ImportStore } from './import-store.ts';
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
