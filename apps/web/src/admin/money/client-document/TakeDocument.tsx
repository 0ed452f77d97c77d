import { type ClientDocumentRecord, eInvoiceFormatOf } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button } from '@cafeteria/ui';
import { FileLink, useAdminText } from '../../frame/index.ts';

type Of = { readonly document: ClientDocumentRecord };
/** What is taken away of a document: on paper, and for accounting systems. */
export const TakeDocument = ({ document }: Of) => {
  const text = useAdminText();
  const { id } = document;
  const eInvoice = eInvoiceFormatOf(document);
  return (
    <>
      <FileLink of={api.clientDocument.pdf} params={{ id }} format="PDF">
        {text('clientDocument.pdf')}
      </FileLink>
      {eInvoice && (
        <FileLink of={api.clientDocument.eInvoice} params={{ id }} format={eInvoice}>
          {text(`clientDocument.eInvoice.${eInvoice}`)}
        </FileLink>
      )}
      <Button kind="ghost" data-print="" onClick={() => globalThis.print()}>
        {text('clientDocument.print')}
      </Button>
    </>
  );
};
