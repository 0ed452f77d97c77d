/** What a document of an employer comes to, as numbers: minor units, rates in hundredths of a per cent. */
import type {
  ClientDocumentKind,
  ClientDocumentRecord,
  ClientDocumentWhat,
  Language,
} from '@cafeteria/contract';
import { languageOfUser } from '@cafeteria/i18n';
import type { NewLine } from '../book/index.ts';

export type DocumentLine = {
  readonly what: ClientDocumentWhat;
  readonly quantity: number;
  /** Of what a rate is taken, or the price of one. */
  readonly base: number | null;
  readonly rate: number | null;
  readonly net: number;
  /** Null is outside VAT. */
  readonly vatRate: number | null;
  readonly vat: number;
};
const sum = (lines: readonly DocumentLine[], of: 'net' | 'vat'): number =>
  lines.reduce((total, line) => total + line[of], 0);
/** What is ordered by a proforma, or invoiced, beside fees: vouchers for more purposes, which the ledger books. */
const isCredits = ({ what }: DocumentLine): boolean => what === 'CREDITS';

/** A statement tells figures, and asks for nothing. */
export const totalsOf = (
  kind: ClientDocumentKind,
  lines: readonly DocumentLine[],
): { readonly net: number; readonly vat: number } =>
  kind === 'STATEMENT' ? { net: 0, vat: 0 } : { net: sum(lines, 'net'), vat: sum(lines, 'vat') };

type Issued = {
  readonly id: number;
  readonly clientId: number;
  readonly kind: ClientDocumentKind;
  readonly lines: readonly DocumentLine[];
  /** Of a credit note: what is not paid yet of what it corrects, and whether that was an invoice. */
  readonly corrects?: { readonly kind: ClientDocumentKind; readonly open: number };
};
/** What the books say of a document: fees and their VAT. Credits are booked by the ledger, when they are given. */
export const linesOfDocument = ({ id, clientId, kind, lines, corrects }: Issued): NewLine[] => {
  const isBack = kind === 'CREDIT_NOTE';
  const booksFees = kind === 'INVOICE' || (isBack && corrects?.kind === 'INVOICE');
  if (!booksFees) return [];
  const document = { document: 'CLIENT_DOCUMENT', documentId: id, clientId } as const;
  const fees = lines.filter((line) => !isCredits(line));
  const feeLines = (to: 'FEE_INCOME' | 'VAT', part: string, amount: number): NewLine[] => {
    if (amount === 0) return [];
    const [debit, credit] = isBack ? ([to, 'EMPLOYER'] as const) : (['EMPLOYER', to] as const);
    return [{ ...document, debit, credit, part, amount }];
  };
  // what was paid already is the client's again
  const beyond = isBack ? sum(lines, 'net') + sum(lines, 'vat') - (corrects?.open ?? 0) : 0;
  return [
    ...feeLines('FEE_INCOME', 'FEE', sum(fees, 'net')),
    ...feeLines('VAT', 'VAT', sum(lines, 'vat')),
    ...(beyond > 0
      ? [
          {
            ...document,
            debit: 'EMPLOYER',
            credit: 'EMPLOYER_PREPAID',
            part: 'BEYOND',
            amount: beyond,
          } as const,
        ]
      : []),
  ];
};

type Payment = {
  readonly id: number;
  readonly documentId: number;
  readonly clientId: number;
  readonly kind: ClientDocumentKind;
  readonly amount: number;
  /** What of it pays the document. */
  readonly applied: number;
  /** What was given for the document already, of a proforma whose credits are, and what came without this payment. */
  readonly given: number;
  readonly before: number;
  /** It is of what the client had beforehand, not of the bank. */
  readonly isPrepaid?: boolean;
};
/** What of the money of a proforma waits for its credits to be given, or is beyond them. */
const beforehand = (received: number, given: number): number => Math.max(received - given, 0);
/** What of a payment lowers what the client owes: of a proforma it owes what was given and is not paid any more. */
const owedOf = ({ kind, amount, applied, given, before }: Payment): number =>
  kind === 'INVOICE'
    ? applied
    : amount - (beforehand(before + amount, given) - beforehand(before, given));
/**
 * What the books say of a payment: an invoice lowers what the client owes, and what is beyond it is the client's,
 * beforehand; so is all of a proforma's, until its credits are given.
 */
export const linesOfPayment = (
  payment: Payment,
  /** The day it belongs to; without it that of its booking. */
  day: string | undefined,
  isUndone = false,
): NewLine[] => {
  const { id, documentId, clientId, amount } = payment;
  const owed = owedOf(payment);
  const source = payment.isPrepaid ? 'EMPLOYER_PREPAID' : 'BANK';
  const line = (other: 'EMPLOYER' | 'EMPLOYER_PREPAID', of: number): NewLine[] => {
    // what was there beforehand and is there again is no line
    if (of === 0 || source === other) return [];
    const [debit, credit] = isUndone ? ([other, source] as const) : ([source, other] as const);
    const part = `${isUndone ? 'UNDONE' : 'PAID'} ${id} ${other}`;
    const document = { document: 'CLIENT_DOCUMENT', documentId, clientId } as const;
    return [{ ...document, debit, credit, amount: of, part, ...(day !== undefined && { day }) }];
  };
  return [...line('EMPLOYER', owed), ...line('EMPLOYER_PREPAID', amount - owed)];
};

/** The language of whom a document is for: that of its country. */
export const languageOfDocument = ({ buyer }: Pick<ClientDocumentRecord, 'buyer'>): Language =>
  languageOfUser[buyer.country];
