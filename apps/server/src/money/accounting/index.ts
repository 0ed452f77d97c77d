/** The books for accounting systems: CSV with accounts, XML of Pohoda. */
export { accountingFile, listAccountingFormats } from './accounting-file.ts';
export { listEntries } from './accounting.queries.ts';
