/** What a settlement keeps, line by line, as its document names it. */
import {
  type Config,
  isReverseCharge,
  type Language,
  primaryLanguage,
  resolveText,
  type SettlementFee,
  type SettlementRecord,
} from '@cafeteria/contract';
import { formatAmount, formatNumber, languageOfUser } from '@cafeteria/i18n';
import type { Db } from '../../platform/db/index.ts';
import { rateText } from '../paper/index.ts';
import type { PayrollText } from '../texts.ts';
import { type Issued, nameCategories } from './document.queries.ts';

export type Paper = {
  readonly settlement: SettlementRecord;
  readonly issued: Issued;
  readonly t: PayrollText;
};
/** The language of a settlement's document: that of the country of its partner. */
export const languageOf = ({ buyer }: Pick<Issued, 'buyer'>): Language =>
  languageOfUser[buyer.country];

/** Below nothing where more was given back than paid: the document is a credit note. */
export const kept = ({
  commission,
  transactionFees,
}: Pick<SettlementRecord, 'commission' | 'transactionFees'>): number =>
  commission + transactionFees;

/** Between two payers of different countries VAT that is not added is the buyer's to pay. */
export const isReverse = ({ settlement, issued: { seller, buyer } }: Paper): boolean =>
  isReverseCharge({ seller, buyer }) && settlement.feeLines.some(({ hasVat }) => !hasVat);

export type FeeLine = {
  readonly name: string;
  readonly reckoning: string;
  readonly net: number;
  readonly hasVat: boolean;
};
export type Named = (categoryId: number) => string;
/** What categories are called whose commission is another, in the language of the document. */
export const readNames = async (
  db: Db,
  { settlement, issued }: Paper,
  country: Config['country'],
): Promise<Named> => {
  const rated = settlement.feeLines.flatMap(({ categoryId }) => categoryId ?? []);
  const names = new Map((await nameCategories(db, rated)).map((one) => [one.id, one.name]));
  const primary = primaryLanguage(country);
  return (categoryId) => resolveText(names.get(categoryId) ?? null, languageOf(issued), primary);
};

/** Commission by category and rate, and fees for payments by whether they bear VAT. */
export const feeLines = ({ settlement, t }: Paper, nameOf: Named): FeeLine[] => {
  const commission = ({
    categoryId,
    rate,
    captured,
    refunded,
    ...fee
  }: SettlementFee): FeeLine => ({
    name: t('settlement.field.commission') + (categoryId === null ? '' : `: ${nameOf(categoryId)}`),
    reckoning: t('clientDocument.rateOf', {
      rate: rateText(rate),
      amount: formatAmount(captured - refunded),
    }),
    net: fee.commission,
    hasVat: fee.hasVat,
  });
  const forPayments = [true, false].flatMap((hasVat): FeeLine[] => {
    const of = settlement.feeLines.filter(
      (fee) => fee.hasVat === hasVat && fee.transactionFees !== 0,
    );
    const payments = of.reduce((sum, fee) => sum + fee.payments, 0);
    const net = of.reduce((sum, fee) => sum + fee.transactionFees, 0);
    const name = t('settlement.field.transactionFees');
    return net === 0 ? [] : [{ name, reckoning: `${formatNumber(payments)}\u00A0×`, net, hasVat }];
  });
  return [...settlement.feeLines.map(commission), ...forPayments];
};
