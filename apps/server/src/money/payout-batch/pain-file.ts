import { bankText, decimal } from './bank-text.ts';
import { type Orders, sumOf } from './orders.ts';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
/** The texts are folded before: an apostrophe is all that is left to be written otherwise, and may stand as it is. */
const element = (name: string, ...content: readonly string[]): string =>
  `<${name}>${content.join('')}</${name}>`;
const account = (iban: string): string => element('Id', element('IBAN', iban));
/** A name no letter of which a bank takes would be none, and the whole file would be refused for it. */
const nameOf = (name: string, otherwise: string): string =>
  element('Nm', bankText(name, 70) || otherwise);

/**
 * Payment orders of SEPA (pain.001.001.09): one block from one account, addresses left out. A bank that is not named is
 * found by its account.
 */
export const painFile = (orders: Orders): string => {
  const { batchId, payerName, payerIban, dueDay, madeAt, list } = orders;
  const id = `PAYOUT-${batchId}`;
  const counted = [
    element('NbOfTxs', String(list.length)),
    element('CtrlSum', decimal(sumOf(orders))),
  ];
  const payer = nameOf(payerName, id);
  const order = ({ name, iban, amount, symbol, message }: Orders['list'][number], at: number) =>
    element(
      'CdtTrfTxInf',
      element(
        'PmtId',
        element('InstrId', `${id}-${at + 1}`),
        element('EndToEndId', `/VS${symbol}/SS/KS`),
      ),
      element('Amt', `<InstdAmt Ccy="EUR">${decimal(amount)}</InstdAmt>`),
      element('Cdtr', nameOf(name, symbol)),
      element('CdtrAcct', account(iban)),
      element('RmtInf', element('Ustrd', bankText(message, 140))),
    );
  const header = element(
    'GrpHdr',
    element('MsgId', id),
    element('CreDtTm', madeAt),
    ...counted,
    element('InitgPty', payer),
  );
  const block = element(
    'PmtInf',
    element('PmtInfId', `${id}-1`),
    element('PmtMtd', 'TRF'),
    ...counted,
    element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
    element('ReqdExctnDt', element('Dt', dueDay)),
    element('Dbtr', payer),
    element('DbtrAcct', account(payerIban)),
    element('DbtrAgt', element('FinInstnId', element('Othr', element('Id', 'NOTPROVIDED')))),
    element('ChrgBr', 'SLEV'),
    ...list.map(order),
  );
  const document = `<Document xmlns="${namespace}">${element('CstmrCdtTrfInitn', header, block)}</Document>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
};
