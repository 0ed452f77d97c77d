export { bookPage } from './BookBalance.tsx';
export { bookCardPage } from './BookCard.tsx';
export { bookJournalPage } from './BookJournal.tsx';
export { bookPath, cardPath, day, fundsPath, journalPath, spanOfMonth } from './address.ts';
export { BooksLink } from './BooksLink.tsx';
export { PartyLink } from './PartyLink.tsx';
export { chosenIn, TableLinks } from './TableLinks.tsx';
