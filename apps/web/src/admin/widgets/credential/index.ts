export { CredentialTable } from './CredentialTable.tsx';
export { NewCredential } from './NewCredential.tsx';
