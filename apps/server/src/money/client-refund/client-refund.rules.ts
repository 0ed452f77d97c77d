/** What an employer is sent back, as lines of the books; and where it is probably sent. */
import {
  type ClientRefundProposal,
  countryCode,
  czechIban,
  isIban,
  plainIban,
  type ClientRefundForm,
  type Config,
} from '@cafeteria/contract';
import type { NewLine } from '../book/index.ts';

type Refund = { readonly id: number; readonly clientId: number; readonly amount: number };
const lineOf = (
  { id, clientId, amount }: Refund,
  part: string,
): Omit<NewLine, 'debit' | 'credit'> => ({
  amount,
  clientId,
  document: 'CLIENT_REFUND',
  documentId: id,
  part,
});
/** With its approval it is the employer's no more, and on its way to the bank. */
export const linesOfApproval = (refund: Refund): NewLine[] => [
  { ...lineOf(refund, 'APPROVED'), debit: 'EMPLOYER_PREPAID', credit: 'PAYOUT' },
];
/** It is the employer's again, beforehand. */
const back = (refund: Refund, part: string): NewLine[] => [
  { ...lineOf(refund, part), debit: 'PAYOUT', credit: 'EMPLOYER_PREPAID' },
];
/** It was approved and is not sent after all. */
export const linesOfCancelling = (refund: Refund): NewLine[] => back(refund, 'CANCELLED');
/** The bank gave it back: what stands on its way is the employer's again, behind the line of the bank. */
export const linesOfReturn = (refund: Refund, part: string): NewLine[] =>
  back(refund, `${part} BEFOREHAND`);

/** The schema lets exactly one of them through. */
export const ibanOf = ({
  iban,
  bankAccount,
}: Pick<ClientRefundForm, 'iban' | 'bankAccount'>): string =>
  iban ?? (bankAccount ? czechIban(bankAccount) : '');
/** A file of Czech banks knows no foreign account. */
export const canBeSentTo = (iban: string, country: Config['country']): boolean =>
  countryCode[country] !== 'CZ' || iban.startsWith('CZ');

type Known = { readonly lastPayment: string | null; readonly company: string | null };
/** The account an employer has paid from last, else the one of its company: where a file can pay it. */
export const accountOf = (
  { lastPayment, company }: Known,
  country: Config['country'],
): ClientRefundProposal['account'] => {
  const known = [
    { iban: plainIban(lastPayment ?? ''), source: 'LAST_PAYMENT' },
    { iban: plainIban(company ?? ''), source: 'COMPANY' },
  ] as const;
  return known.find(({ iban }) => isIban(iban) && canBeSentTo(iban, country)) ?? null;
};
