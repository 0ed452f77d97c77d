export { bookPage } from './BookBalance.tsx';
export { bookCardPage } from './BookCard.tsx';
export { bookJournalPage } from './BookJournal.tsx';
export {
  bookPath,
  cardPath,
  day,
  fundsPath,
  journalPath,
  type Span,
  spanIn,
  spanOfMonth,
  statementOf,
  statementPath,
} from './address.ts';
export { BooksLink } from './BooksLink.tsx';
export { DocumentName } from './DocumentName.tsx';
export { PartyLink } from './PartyLink.tsx';
export { SpanFields } from './SpanFields.tsx';
export { StatementLink } from './StatementLink.tsx';
export { chosenIn, ListFiles, TableLinks } from './TableLinks.tsx';
export { turnoverColumns } from './turnover-columns.tsx';
