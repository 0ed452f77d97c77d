import type { BookAccount, BookDocument } from '@cafeteria/contract';
import { Icon, iconButtonClass } from '@cafeteria/ui';
import { useAdminText, PageLink } from '../../frame/index.ts';
import { cardPath, journalPath } from './address.ts';

type Of =
  | { readonly movementId: number }
  | { readonly document: BookDocument; readonly documentId: number }
  | { readonly account: BookAccount; readonly partyId: number };

/**
 * The way from a document to its lines, or from a party to its account; none for who does not keep the books. In a row
 * of a table it is an icon beside what else is done with the row.
 */
export const BooksLink = ({ of, isIcon }: { readonly of: Of; readonly isIcon?: boolean }) => {
  const text = useAdminText();
  const href = 'account' in of ? cardPath(of) : journalPath(of);
  const name = text('book.inBooks');
  if (!isIcon) return <PageLink href={href}>{name}</PageLink>;
  return (
    <PageLink href={href} className={iconButtonClass({ size: 'Small' })} aria-label={name}>
      <Icon name="book-open" />
    </PageLink>
  );
};
