export { partyStatementHandlers } from './party-statement.handlers.ts';
