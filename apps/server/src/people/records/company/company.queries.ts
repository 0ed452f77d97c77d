import type { CompanyFilter } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';

const companyRow = tableAs('company');

const clientsOf = (company: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select count(*)::int
  from (
    select c.id
    from client c
    where c.company_id = ${company} and c.deleted_at is null
    union
    select c.id
    from client_employer e
    join client c on c.id = e.client_id
    where e.company_id = ${company} and c.deleted_at is null
  ) c
)`;
const partnersOf = (company: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(
    select count(*)::int
    from partner p
    where p.company_id = ${company} and p.deleted_at is null
  )`;

/** Counted with each company: whom it employs for, and what it operates. */
export const companyDerived = {
  clientCount: clientsOf(sql.ref('t.id')),
  partnerCount: partnersOf(sql.ref('t.id')),
};

/** What refers to a company. */
export const countCompanyUses = async (
  tx: Db,
  id: number,
): Promise<{ clients: number; partners: number; users: number; runsPortal: boolean }> => {
  const company = sql`${id}::int`;
  const { rows } = await query`
    select ${columns({
      clients: clientsOf(company),
      partners: partnersOf(company),
      users: sql<number>`(
        select count(*)::int
        from "user" u
        where u.company_id = ${id} and u.deleted_at is null
      )`,
      runsPortal: sql<boolean>`exists (select from operator o where o.company_id = ${id})`,
    })}`.execute(tx);
  return rows[0] ?? { clients: 0, partners: 0, users: 0, runsPortal: false };
};

/** The company that has a registration number already. */
export const findCompanyByNumber = async (
  tx: Db,
  country: string,
  registrationNumber: string,
  exceptId: number | undefined,
): Promise<{ id: number; name: string } | undefined> => {
  const { rows } = await query`
    select ${columns({ id: companyRow.id, name: companyRow.name })}
    from company
    where country = ${country}
      and registration_number = ${registrationNumber}
      and deleted_at is null
      and id <> ${exceptId ?? 0}`.execute(tx);
  return rows[0];
};

const roleCondition = {
  EMPLOYER: sql<boolean>`${clientsOf(sql.ref('t.id'))} > 0`,
  OPERATOR: sql<boolean>`${partnersOf(sql.ref('t.id'))} > 0`,
} as const;
/** Conditions of the administration's filters. */
export const companyConditions = ({
  country,
  role,
}: z.output<typeof CompanyFilter>): RawBuilder<boolean>[] => [
  ...(country ? [sql<boolean>`t.country = ${country}`] : []),
  ...(role ? [roleCondition[role]] : []),
];
