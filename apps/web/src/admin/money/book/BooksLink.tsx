import type { BookAccount, BookDocument } from '@cafeteria/contract';
import { AppLink } from '../../../shared/navigation/index.ts';
import { useAdminText, useHasPage } from '../../frame/index.ts';
import { bookPath, cardPath, journalPath } from './address.ts';

type Of =
  | { readonly movementId: number }
  | { readonly document: BookDocument; readonly documentId: number }
  | { readonly account: BookAccount; readonly partyId: number };

/** The way from a document to its lines, or from a party to its account; none for who does not keep the books. */
export const BooksLink = ({ of }: { readonly of: Of }) => {
  const text = useAdminText();
  if (!useHasPage()(bookPath)) return null;
  return (
    <AppLink href={'account' in of ? cardPath(of) : journalPath(of)}>
      {text('book.inBooks')}
    </AppLink>
  );
};
