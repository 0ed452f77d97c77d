import type { SettlementRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button } from '@cafeteria/ui';
import { FileLink, useAdminText } from '../../frame/index.ts';
import { TableLinks } from '../book/index.ts';

type Of = { readonly settlement: SettlementRecord };
/** What is taken away of a settlement: on paper, for accounting systems, and as a table. */
export const TakeSettlement = ({ settlement: { id, issuedOn, eInvoice } }: Of) => {
  const text = useAdminText();
  return (
    <>
      {issuedOn && (
        <FileLink of={api.settlement.pdf} params={{ id }} format="PDF">
          {text('clientDocument.pdf')}
        </FileLink>
      )}
      {eInvoice && (
        <FileLink of={api.settlement.eInvoice} params={{ id }} format={eInvoice}>
          {text(`clientDocument.eInvoice.${eInvoice}`)}
        </FileLink>
      )}
      <TableLinks of={api.settlement.file} params={{ id }} />
      <Button kind="ghost" data-print="" onClick={() => globalThis.print()}>
        {text('settlement.print')}
      </Button>
    </>
  );
};
