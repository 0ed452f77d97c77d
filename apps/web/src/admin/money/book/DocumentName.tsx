import type { ReactNode } from 'react';
import { PageName, useHasPage } from '../../frame/index.ts';
import { journalPath } from './address.ts';
import { type DocumentOf, documentHref } from './document-href.ts';

type Props = { readonly of: DocumentOf; readonly children: ReactNode };
/**
 * The name of a document, which leads to its page. Who has no such page, because it is a person's, is led to all that
 * was booked by the document, which names nobody.
 */
export const DocumentName = ({ of, children }: Props) => {
  const { document, documentId } = of;
  const own = documentHref(of);
  const href = useHasPage()(own) ? own : journalPath({ document, documentId });
  return <PageName href={href}>{children}</PageName>;
};
