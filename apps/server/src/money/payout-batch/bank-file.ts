import type { PayoutFormat } from '@cafeteria/contract';
import { aboFile } from './abo-file.ts';
import type { Orders } from './orders.ts';
import { painFile } from './pain-file.ts';

/** The file for the bank as its bytes; texts are folded to letters both formats have in ASCII. */
export const bankFile = (format: PayoutFormat, orders: Orders): Buffer =>
  Buffer.from(format === 'ABO' ? aboFile(orders) : painFile(orders), 'ascii');

/** Whether a file knows an account: ABO has Czech ones alone. */
export const canPayTo = (format: PayoutFormat, iban: string): boolean =>
  format === 'PAIN' || iban.startsWith('CZ');
export const fileNameOf = (format: PayoutFormat, batchId: number): string =>
  `payout-${batchId}.${format === 'ABO' ? 'kpc' : 'xml'}`;
