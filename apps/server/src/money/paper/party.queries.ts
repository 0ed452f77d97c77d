/** Companies as they are written on documents. */
import { type BankAccount, czechIban, type DocumentParty } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';

const c = tableAs('company', 'c');
type Company = DocumentParty & { readonly bankAccount: BankAccount | null };
/** A company as it is written on a document. */
export const readParty = async (
  tx: Db,
  which: RawBuilder<unknown>,
): Promise<DocumentParty | undefined> => {
  const { rows } = await query`
    select ${columns<Company>({
      name: c.name,
      country: c.country,
      registrationNumber: c.registrationNumber,
      taxId: c.taxId,
      vatId: c.vatId,
      vatPayer: c.vatPayer,
      registerEntry: c.registerEntry,
      address: c.address,
      email: c.billingEmail,
      iban: c.iban,
      bankAccount: c.bankAccount,
    })}
    from company c
    where c.id = ${which}`.execute(tx);
  if (!rows[0]) return undefined;
  const { bankAccount, ...party } = rows[0];
  return { ...party, iban: party.iban ?? (bankAccount ? czechIban(bankAccount) : null) };
};
/** …by its id. */
export const findParty = (tx: Db, companyId: number | null): Promise<DocumentParty | undefined> =>
  readParty(tx, sql`${companyId}::int`);
