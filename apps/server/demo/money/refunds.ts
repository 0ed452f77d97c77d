import { type Config, countryCode, type Currency } from '@cafeteria/contract';
import { sql } from 'kysely';
import { matchByHand } from '../../src/money/bank-statement/index.ts';
import { confirmRefund, requestRefund } from '../../src/money/client-refund/index.ts';
import type { openDocuments } from '../../src/money/client-document/index.ts';
import { columns, type Db, query } from '../../src/platform/db/index.ts';
import { accountOf } from '../companies.ts';

type Document = Awaited<ReturnType<typeof openDocuments>>[number];
type By = Parameters<typeof matchByHand>[3];
type Demo = {
  readonly installation: { readonly country: Config['country']; readonly currency: Currency };
  readonly asAccountant: By;
  readonly asAdmin: By;
};
/** No company and no partner has it, nor the operator. */
const payersAccount = 4_001;
/** What is paid beyond an invoice, and what of it goes back: approved, and asked for. */
const amounts = {
  CZK: { beyond: 24_800_00, approved: 8_000_00, requested: 4_800_00 },
  EUR: { beyond: 980_00, approved: 320_00, requested: 190_00 },
} as const;
const reasons = { Cz: 'Zaplaceno dvakrát', Sk: 'Zaplatené dvakrát' } as const;

/** An employer that has paid too much for an invoice, as its bank says it. */
export const overpaidBy = (
  { open, clientName, symbol }: Document,
  { country, currency }: Demo['installation'],
) => ({
  open: open + amounts[currency].beyond,
  clientName,
  symbol,
  iban: accountOf(countryCode[country], payersAccount).iban ?? undefined,
});

/** A person says what it was for; a part of what is beyond goes back, and another is asked for. */
export const refundDemo = async (
  tx: Db,
  { id: documentId, clientId, symbol }: Document,
  { installation, asAccountant, asAdmin }: Demo,
): Promise<void> => {
  const { country, currency } = installation;
  const { iban } = accountOf(countryCode[country], payersAccount);
  const { rows } = await query`
    select ${columns({ id: sql<number>`id` })}
    from bank_entry
    where is_open and variable_symbol = ${symbol}`.execute(tx);
  const [entry] = rows;
  if (!entry || !iban) throw new Error('nobody has paid too much');
  const form = { kind: 'DOCUMENT', targetId: documentId, fee: 0, note: '' } as const;
  await matchByHand(tx, entry.id, form, asAccountant);
  const ask = (amount: number, by: By) =>
    requestRefund(
      tx,
      installation,
      { clientId, amount: { amount, currency }, iban, bankAccount: null, reason: reasons[country] },
      by,
    );
  const { approved, requested } = amounts[currency];
  await confirmRefund(tx, await ask(approved, asAccountant), asAdmin);
  await ask(requested, asAdmin);
};
