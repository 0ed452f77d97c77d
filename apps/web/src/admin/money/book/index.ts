export { bookPage } from './BookBalance.tsx';
export { bookCardPage } from './BookCard.tsx';
export { bookJournalPage } from './BookJournal.tsx';
export { BooksLink } from './BooksLink.tsx';
