/** A process that makes or approves a batch for the bank, and is killed before one of its statements. */
import type { PayoutBatchForm } from '@cafeteria/contract';
import { type Connection, openDatabase } from '../../../platform/db/index.ts';
import { dieBefore } from '../../../test/die-before.ts';
import { makeBatch } from '../make.ts';
import { confirmBatch } from '../resolve.ts';

export type Dying = {
  readonly connection: Connection;
  /** Before which of its statements, the first being 1; what has fewer ends, and nobody hears of it. */
  readonly statement: number;
  readonly work:
    | { readonly kind: 'MAKE'; readonly form: PayoutBatchForm }
    | { readonly kind: 'APPROVE'; readonly id: number };
};

const [maker, approver] = [3, 1];
const by = (id: number) => ({
  user: { id },
  ip: '127.0.0.1',
  tell: () => Promise.resolve(),
});
process.on('message', async ({ connection, statement, work }: Dying) => {
  const { db, close } = openDatabase({ connection, max: 1 });
  const mortal = dieBefore(db, statement);
  await (work.kind === 'MAKE'
    ? makeBatch(mortal, { country: 'Cz', currency: 'CZK' }, work.form, by(maker))
    : confirmBatch(mortal, work.id, by(approver), () => Promise.reject(new Error('by hand'))));
  await close();
  process.disconnect();
});
