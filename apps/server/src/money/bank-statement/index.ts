export { bankHandlers } from './bank.handlers.ts';
export { importStatements } from './import.ts';
export { countOpenEntries } from './view.queries.ts';
