export { partyStatementPage } from './PartyStatement.tsx';
