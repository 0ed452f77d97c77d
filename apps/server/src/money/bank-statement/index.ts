export { bankHandlers } from './bank.handlers.ts';
export { importStatements } from './import.ts';
export { matchByHand } from './match.ts';
export { countOpenEntries } from './view.queries.ts';
