/** A document of an employer for accounting systems. */
import {
  type ClientDocumentLine,
  eInvoiceFormatOf,
  isTaxedByBuyer,
  paperNotes,
  prepaidOf,
} from '@cafeteria/contract';
import type { Caller } from '../../kernel/caller/index.ts';
import { notFound } from '../../platform/http/index.ts';
import {
  type EInvoice,
  type EInvoiceLine,
  lineOf,
  sendEInvoice,
  type VatCategory,
} from '../e-invoice/index.ts';
import { payrollTexts, type PayrollText } from '../texts.ts';
import { languageOfDocument } from './client-document.rules.ts';
import type { StoredDocument } from './view.queries.ts';

const categoryOf = (document: StoredDocument, line: ClientDocumentLine): VatCategory => {
  if (line.vatRate === null) return isTaxedByBuyer(document, line) ? 'AE' : 'O';
  return line.vatRate === 0 ? 'Z' : 'S';
};
const lineOfDocument = (
  document: StoredDocument,
  line: ClientDocumentLine,
  text: PayrollText,
): EInvoiceLine => {
  const { what, quantity, base, rate, net, vatRate, vat } = line;
  return lineOf({
    name: text(`clientDocument.what.${what}`),
    // a share of an amount is one piece
    quantity: rate === null && base !== null ? quantity : 1,
    net,
    category: categoryOf(document, line),
    rate: vatRate ?? 0,
    vat,
  });
};

/** The first and the last day of a month that is told by its first. */
const monthOf = (first: string): EInvoice['period'] => {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: first, to: `${first.slice(0, 8)}${last}` };
};

/** An invoice or a credit note by what it was issued with, its lines named by `text`. */
export const eInvoiceOf = (document: StoredDocument, text: PayrollText): EInvoice => {
  const { kind, number, issuedOn, taxableOn, dueOn, month, corrects, seller } = document;
  const isInvoice = kind === 'INVOICE';
  const paperTexts = paperNotes(document).map((note) => text(`clientDocument.${note}`));
  const notes = [...(document.note === null ? [] : [document.note]), ...paperTexts];
  return {
    kind: isInvoice ? 'INVOICE' : 'CREDIT_NOTE',
    number,
    issuedOn,
    suppliedOn: taxableOn,
    dueOn,
    period: month === null ? null : monthOf(month),
    corrects: corrects === null ? [] : [corrects.number],
    note: notes.length > 0 ? notes.join(' ') : null,
    currency: document.currency,
    seller,
    buyer: document.buyer,
    lines: document.lines.map((line) => lineOfDocument(document, line, text)),
    prepaid: prepaidOf(document),
    payment:
      isInvoice && seller.iban !== null ? { by: 'TRANSFER', iban: seller.iban } : { by: 'NOTHING' },
    exemption: text('clientDocument.outsideVat'),
  };
};

/** Answers a document in the format of its seller's country; there is none of what is no invoice. */
export const sendDocument = async (
  caller: Pick<Caller, 'reply'>,
  document: StoredDocument,
): Promise<void> => {
  const format = eInvoiceFormatOf(document);
  if (format === null) throw notFound();
  const text = await payrollTexts(languageOfDocument(document));
  return sendEInvoice(caller, { fileName: document.number, format }, eInvoiceOf(document, text));
};
