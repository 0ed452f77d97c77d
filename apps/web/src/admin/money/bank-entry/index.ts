export { BankEntries, bankEntriesOf, bankEntryPath } from './BankEntries.tsx';
