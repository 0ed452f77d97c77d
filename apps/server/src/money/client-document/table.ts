import type { ClientDocumentRow } from '@cafeteria/contract';
import { type FileColumn, fileTable, moneyCell } from '../../platform/office-file/index.ts';
import { type Written, writeTable } from '../book/index.ts';
import type { PayrollText } from '../texts.ts';

const columnsOf = (text: PayrollText): readonly FileColumn<ClientDocumentRow>[] => [
  [text('clientDocument.field.number'), ({ number }) => number],
  [text('clientDocument.field.client'), ({ client }) => client.name],
  [text('clientDocument.field.kind'), ({ kind }) => text(`clientDocument.kind.${kind}`)],
  [
    text('clientDocument.field.state'),
    ({ state }) => (state === null ? '' : text(`clientDocument.state.${state}`)),
  ],
  [text('clientDocument.field.issuedOn'), ({ issuedOn }) => issuedOn],
  [text('clientDocument.field.dueOn'), ({ dueOn }) => dueOn ?? ''],
  [text('clientDocument.field.net'), ({ net }) => moneyCell(net)],
  [text('clientDocument.field.vat'), ({ vat }) => moneyCell(vat)],
  [text('clientDocument.field.amount'), ({ amount }) => moneyCell(amount)],
  [text('clientDocument.field.open'), ({ open }) => moneyCell(open)],
  [text('clientDocument.field.month'), ({ month }) => month?.slice(0, 7) ?? ''],
];
/** Documents of employers as a file, a line each. */
export const documentsTable = (
  rows: readonly ClientDocumentRow[],
  written: Written,
  text: PayrollText,
): Promise<Buffer> => writeTable(fileTable(columnsOf(text), rows), written);
