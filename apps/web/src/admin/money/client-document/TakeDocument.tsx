import type { ClientDocumentLine, ClientDocumentRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button } from '@cafeteria/ui';
import { download } from '../../../shared/download.ts';
import { FileLink, useAdminText } from '../../frame/index.ts';
import { isdocOf, isOfIsdoc } from './isdoc.ts';

type Of = { readonly document: ClientDocumentRecord };
/** What is taken away of a document: on paper, and for accounting systems. */
export const TakeDocument = ({ document }: Of) => {
  const text = useAdminText();
  const nameOf = (what: ClientDocumentLine['what']): string => text(`clientDocument.what.${what}`);
  return (
    <>
      <FileLink of={api.clientDocument.pdf} params={{ id: document.id }}>
        {text('clientDocument.pdf')}
      </FileLink>
      <Button kind="ghost" onClick={() => globalThis.print()}>
        {text('clientDocument.print')}
      </Button>
      {isOfIsdoc(document) && (
        <Button
          kind="ghost"
          icon="download"
          onClick={() =>
            download(`${document.number}.isdoc`, isdocOf(document, nameOf), 'application/xml')
          }
        >
          {text('clientDocument.isdoc')}
        </Button>
      )}
    </>
  );
};
