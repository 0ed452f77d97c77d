import type { BranchOfficeForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { branchOfficeColumns } from './branch-office.rules.ts';

export type NewBranchOffice = { readonly input: BranchOfficeForm; readonly active: boolean };

/** Inserts a batch of checked lines as branch offices. */
export const insertBranchOffices = (
  tx: Db,
  partnerId: number,
  partnerName: string,
  userId: number | null,
  rows: readonly NewBranchOffice[],
) => {
  const records = rows.map(({ input, active }) => {
    const { name, nameSortCs, nameSortSk, folded, address } = branchOfficeColumns(
      input,
      partnerName,
    );
    return {
      name,
      name_sort_cs: nameSortCs,
      name_sort_sk: nameSortSk,
      folded,
      address,
      contacts: input.contacts,
      active,
    };
  });
  return sql`
    insert into branch_office (
      partner_id, name, name_sort_cs, name_sort_sk, folded, address, contacts, active,
      location_source, last_modified_by
    )
    select
      ${partnerId}, name, name_sort_cs, name_sort_sk, folded, address, contacts, active, 'MANUAL',
      ${userId}::int
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as x (
      name text, name_sort_cs text, name_sort_sk text, folded text, address jsonb, contacts jsonb,
      active boolean
    )`.execute(tx);
};
