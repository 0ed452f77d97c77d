import type { PayoutFormat } from '@cafeteria/contract';
import { aboFile } from './abo-file.ts';
import { bankText } from './bank-text.ts';
import type { Orders } from './orders.ts';
import { painFile } from './pain-file.ts';

/** What was paid by hand, written down: no bank reads it, and its hash is of what two people have said. */
const handRecord = ({ batchId, payerIban, dueDay, list }: Orders): string =>
  list
    .map(({ iban, amount, symbol, message }) =>
      [batchId, dueDay, payerIban, iban, amount, symbol, bankText(message, 140)].join(';'),
    )
    .join('\r\n');
const writers: Readonly<Record<PayoutFormat, (orders: Orders) => string>> = {
  ABO: aboFile,
  PAIN: painFile,
  HAND: handRecord,
};
/** The file for the bank as its bytes; texts are folded to letters all formats have in ASCII. */
export const bankFile = (format: PayoutFormat, orders: Orders): Buffer =>
  Buffer.from(writers[format](orders), 'ascii');

/** Whether a file knows an account: ABO has Czech ones alone. */
export const canPayTo = (format: PayoutFormat, iban: string): boolean =>
  format !== 'ABO' || iban.startsWith('CZ');
const endings = { ABO: 'kpc', PAIN: 'xml', HAND: 'csv' } as const;
export const fileNameOf = (format: PayoutFormat, batchId: number): string =>
  `payout-${batchId}.${endings[format]}`;
