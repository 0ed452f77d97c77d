import type { JournalLine } from '@cafeteria/contract';

export type DocumentOf = Pick<JournalLine, 'document' | 'documentId' | 'userId'> & {
  readonly client: { readonly id: number } | null;
};
/** Where a document is looked at. */
export const documentHref = ({ document, documentId, userId, client }: DocumentOf): string => {
  if (document === 'DEPOSIT') return `/admin/deposit/${documentId}`;
  if (document === 'GRANT' && client)
    return `/admin/client/${client.id}/credit/grant/${documentId}`;
  if (document === 'CLIENT_DOCUMENT') return `/admin/client-document/${documentId}`;
  if (document === 'CLIENT_REFUND') return `/admin/client-refund/${documentId}`;
  if (document === 'SETTLEMENT') return `/admin/settlement/${documentId}`;
  if (document === 'BANK_ENTRY') return `/admin/bank/entry?entryId=${documentId}`;
  if (document === 'BANK_STATEMENT') return `/admin/bank/entry?statementId=${documentId}`;
  if (document === 'WITHDRAWAL') return `/admin/withdrawal?userId=${userId ?? ''}`;
  return `/admin/user/${userId ?? 0}/credit`;
};
