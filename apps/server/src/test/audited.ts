import { isSessionless, type Route } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query } from '../platform/db/index.ts';
import { contractRoutes } from './contract-routes.ts';

const read = 'what a file says is only read: what is done of it is noted when it runs';
/** Writes of administration that leave no entry in the audit, and why. */
export const notAudited: Readonly<Record<string, string>> = {
  'branchOfficeImport.upload': read,
  'branchOfficeImport.check': read,
  'userImport.upload': read,
  'userImport.check': read,
  'creditGrantImport.upload': read,
  'creditGrantImport.check': read,
  'usedElsewhereImport.upload': read,
  'usedElsewhereImport.check': read,
  'employerSignInAdmin.test': 'asks the provider, and writes nothing',
  'mediaAdmin.upload': 'a picture says who stored it (`created_by`); what shows it is noted',
  'secondFactor.beginApp': 'a secret that nothing is signed in with until it is confirmed',
};
/** What may find nothing to change: `kernel/crud` notes it for every entity alike; a month may be invoiced already. */
const mayChangeNothing = /\.(update|activate|invoiceMonth)$/;

const isOfStaff = ({ access }: Route): boolean => !isSessionless(access) && access !== 'user';
const nameOf = new Map(contractRoutes.map(({ name, route }) => [route, name]));

const lastEntry = async (db: Db): Promise<number> =>
  (
    await query`
      select ${columns({ id: sql<number>`coalesce(max(id), 0)` })}
      from audit
      where user_id is not null`.execute(db)
  ).rows[0]?.id ?? 0;

/**
 * Looks whether what administrators write in a test file leaves an entry in the audit: every route that was called with
 * success has left one at least once. What is only tried (`dryRun`) writes nothing.
 */
export const watchAudit = (db: Db) => {
  const seen = new Map<string, boolean>();
  const around = async <T extends { readonly status: number }>(
    route: Route,
    args: unknown,
    work: () => Promise<T>,
  ): Promise<T> => {
    const name = nameOf.get(route);
    const isTried = Object(Object(args).body).dryRun === true;
    if (!name || route.method === 'GET' || !isOfStaff(route) || isTried) return work();
    const before = await lastEntry(db);
    const answer = await work();
    if (answer.status === 200)
      seen.set(name, (seen.get(name) ?? false) || (await lastEntry(db)) > before);
    return answer;
  };
  /** The routes that left none. */
  const silent = (): string[] =>
    [...seen].flatMap(([name, isAudited]) =>
      isAudited || name in notAudited || mayChangeNothing.test(name) ? [] : [name],
    );
  return { around, silent };
};
