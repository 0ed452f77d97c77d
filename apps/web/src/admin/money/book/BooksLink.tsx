import type { BookAccount, BookDocument } from '@cafeteria/contract';
import { useAdminText, PageLink } from '../../frame/index.ts';
import { cardPath, journalPath } from './address.ts';

type Of =
  | { readonly movementId: number }
  | { readonly document: BookDocument; readonly documentId: number }
  | { readonly account: BookAccount; readonly partyId: number };

/** The way from a document to its lines, or from a party to its account; none for who does not keep the books. */
export const BooksLink = ({ of }: { readonly of: Of }) => {
  const text = useAdminText();
  return (
    <PageLink href={'account' in of ? cardPath(of) : journalPath(of)}>
      {text('book.inBooks')}
    </PageLink>
  );
};
