/** When what is granted is given: the contract of the day says it. */
import type { FieldError } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import type { Db } from '../../platform/db/index.ts';
import { type ContractOfDay, findContract } from '../client-contract/index.ts';
import { findRemindedTwice } from '../client-document/index.ts';
import { type Granted, sumOf } from './grant.rules.ts';
import { noteInvoice, shareIfOff, sumOpenCredits } from './order.queries.ts';
import { askFor, placeOrder } from './order.ts';
import { type Giver, postGrant, type Terms } from './post.ts';

type Problem = Pick<FieldError, 'messageKey' | 'params'>;
/**
 * Why nothing of a sum is granted: the employer is off, its contract, or what was reminded of twice; undefined where
 * it is.
 */
export const refusalOf = async (
  db: Db,
  contract: ContractOfDay | undefined,
  { clientId, currency, total }: Pick<Giver, 'clientId' | 'currency'> & { readonly total: number },
): Promise<Problem | undefined> => {
  if (await shareIfOff(db, clientId)) return { messageKey: 'credit.employerOff' };
  const overdue = await findRemindedTwice(db, clientId);
  if (overdue !== undefined) return { messageKey: 'credit.overdue', params: { number: overdue } };
  if (!contract || contract.mode === 'POSTPAID_USED') return undefined;
  if (!contract.hasCompany) return { messageKey: 'clientDocument.error.noCompany' };
  const { creditLine } = contract;
  if (creditLine === null) return undefined;
  const open = await sumOpenCredits(db, clientId);
  if (open + total <= creditLine) return undefined;
  const money = (amount: number): string => formatMoney({ amount, currency });
  const left = Math.max(creditLine - open, 0);
  return {
    messageKey: 'credit.beyondLine',
    params: { line: money(creditLine), open: money(open), left: money(left) },
  };
};

type Given = { readonly grantId: number | null; readonly orderId: number | null };
/**
 * Gives credits as the client's contract says: who pays beforehand orders them; who pays on an invoice gets them with
 * it; everybody else gets them at once.
 */
export const give = async (
  tx: Db,
  giver: Giver,
  terms: Terms,
  granted: readonly Granted[],
): Promise<Given> => {
  const contract = await findContract(tx, giver.clientId);
  if (contract?.mode === 'PREPAID')
    return { grantId: null, orderId: await placeOrder(tx, giver, terms, granted, contract) };
  const grantId = await postGrant(tx, giver, terms, granted);
  if (contract?.mode === 'ON_INVOICE') {
    const total = sumOf(granted);
    await noteInvoice(tx, grantId, await askFor(tx, 'INVOICE', giver, { contract, total }));
  }
  return { grantId, orderId: null };
};
