import { type Address, formatAddress, type Operator } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';

const o = tableAs('operator', 'o');
const c = tableAs('company', 'c');

type Stored = Omit<Operator, 'address'> & { readonly address: Address };
/** Who runs the portal and how to reach them; null while nobody is named. */
export const findOperator = async (db: Db): Promise<Operator | null> => {
  const { rows } = await query`
    select ${columns<Stored>({
      name: c.name,
      registrationNumber: c.registrationNumber,
      taxId: c.taxId,
      vatId: c.vatId,
      registerEntry: c.registerEntry,
      address: c.address,
      email: sql<string>`o.email`,
      phone: o.phone,
    })}
    from operator o
    join company c on c.id = o.company_id`.execute(db);
  return rows[0] ? { ...rows[0], address: formatAddress(rows[0].address) } : null;
};
