export { bankHandlers } from './bank.handlers.ts';
export { importStatements } from './import.ts';
export { matchByHand } from './match.ts';
export { insertAccount } from './store.queries.ts';
export { countOpenEntries } from './view.queries.ts';
