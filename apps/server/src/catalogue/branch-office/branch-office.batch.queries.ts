import type { BranchOfficeForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, recordsOf, tableAs } from '../../platform/db/index.ts';
import { branchOfficeColumns } from './branch-office.rules.ts';

const b = tableAs('branch_office', 'b');

export type NewBranchOffice = { readonly input: BranchOfficeForm; readonly active: boolean };
type ChangedBranchOffice = NewBranchOffice & { readonly id: number };
/** A branch office a partner has a name of its own for. */
export type KnownBranchOffice = {
  readonly id: number;
  readonly active: boolean;
  readonly form: BranchOfficeForm;
};
/** Whose they are, and who writes them. */
type By = {
  readonly partnerId: number;
  readonly partnerName: string;
  readonly userId: number | null;
};

/** The branch offices of a partner that have an external id, by it. */
export const findKnownBranchOffices = async (
  db: Db,
  partnerId: number,
): Promise<ReadonlyMap<string, KnownBranchOffice>> => {
  const { rows } = await query`
    select ${columns<BranchOfficeForm & { id: number; active: boolean }>({
      id: b.id,
      active: b.active,
      name: b.name,
      address: b.address,
      locationSource: b.locationSource,
      contacts: b.contacts,
      openingHours: b.openingHours,
      benefitTypes: b.benefitTypes,
      healthcareProvider: b.healthcareProvider,
      externalId: b.externalId,
      subcategoryIds: sql`(
        select array_agg(s.subcategory_id order by s.position)
        from branch_office_subcategory s
        where s.branch_office_id = b.id
      )`,
    })}
    from branch_office b
    where b.partner_id = ${partnerId}
      and b.external_id is not null
      and b.deleted_at is null`.execute(db);
  return new Map(
    rows.map(({ id, active, ...form }) => [form.externalId ?? '', { id, active, form }]),
  );
};

/** What a line of a file says, in the words of the table. */
const recordOf = ({ id, input, active }: ChangedBranchOffice, { partnerName, userId }: By) => {
  const { name, nameSortCs, nameSortSk, folded, address } = branchOfficeColumns(input, partnerName);
  return {
    id,
    name,
    name_sort_cs: nameSortCs,
    name_sort_sk: nameSortSk,
    folded,
    address,
    location_source: input.locationSource,
    contacts: input.contacts,
    opening_hours: input.openingHours,
    benefit_types: input.benefitTypes,
    active,
    last_modified_by: userId,
  };
};

const insertSubcategories = async (tx: Db, rows: readonly ChangedBranchOffice[]): Promise<void> => {
  const links = rows.flatMap(({ id, input }) =>
    (input.subcategoryIds ?? []).map((subcategoryId, position) => ({
      branch_office_id: id,
      subcategory_id: subcategoryId,
      position,
    })),
  );
  if (links.length === 0) return;
  const records = recordsOf('branch_office_subcategory', links);
  await sql`
    insert into branch_office_subcategory (${records.names})
    select ${records.names} from ${records.rows}`.execute(tx);
};

const nextIds = async (tx: Db, count: number): Promise<number[]> =>
  (
    await query`
      select ${columns({
        id: sql<number>`nextval(pg_get_serial_sequence('branch_office', 'id'))`,
      })}
      from generate_series(1, ${count}::int)`.execute(tx)
  ).rows.map(({ id }) => id);

/** Inserts a batch of checked lines as branch offices. */
export const insertBranchOffices = async (
  tx: Db,
  by: By,
  rows: readonly NewBranchOffice[],
): Promise<void> => {
  if (rows.length === 0) return;
  const ids = await nextIds(tx, rows.length);
  const numbered = rows.map((row, index) => ({ ...row, id: ids[index] ?? 0 }));
  const { names, rows: records } = recordsOf(
    'branch_office',
    numbered.map((row) => ({
      ...recordOf(row, by),
      partner_id: by.partnerId,
      healthcare_provider: row.input.healthcareProvider,
      external_id: row.input.externalId,
    })),
  );
  await sql`
    insert into branch_office (${names})
    select ${names} from ${records}`.execute(tx);
  await insertSubcategories(tx, numbered);
};

/** Saves what a file says of branch offices that are there. */
export const updateBranchOffices = async (
  tx: Db,
  by: By,
  rows: readonly ChangedBranchOffice[],
): Promise<void> => {
  if (rows.length === 0) return;
  const { assignmentsWithout, rows: records } = recordsOf(
    'branch_office',
    rows.map((row) => recordOf(row, by)),
  );
  await sql`
    update branch_office b
    set ${assignmentsWithout('id')}, version = b.version + 1, last_modified = now()
    from ${records}
    where b.id = x.id`.execute(tx);
  await sql`
    delete from branch_office_subcategory
    where branch_office_id = any(${rows.map(({ id }) => id)}::int[])`.execute(tx);
  await insertSubcategories(tx, rows);
};
