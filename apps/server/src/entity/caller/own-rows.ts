import {
  covers,
  ownOf,
  type Owner,
  type Role,
  rolesWhere,
  type Route,
  type Standing,
  standingOf,
} from '@cafeteria/contract';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { AppError, invalidFields, notFound, type RouteInput } from '../../platform/http/index.ts';
import type { Caller, SessionUser } from './caller.ts';

/** Ids that an input names: of what, where they stand, and under which name. */
type Named = {
  readonly owner: Owner;
  readonly part: keyof RouteInput;
  readonly field: string;
  readonly ids: readonly unknown[];
};

const namedIn = (own: Readonly<Record<string, Owner>>, input: RouteInput): Named[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const values = new Map(Object.entries(input[part] ?? {}));
    return Object.entries(own).flatMap(([field, owner]) => {
      const value: unknown = values.get(field);
      if (value === undefined) return [];
      return [{ owner, part, field, ids: Array.isArray(value) ? value : [value] }];
    });
  });

const u = tableAs('user', 'u');
type Person = { readonly id: number; readonly clientId: number | null; readonly roles: Role[] };
const findPeople = async (db: Db, named: readonly Named[]): Promise<readonly Person[]> => {
  const ids = named.flatMap((one) => (one.owner === 'user' ? one.ids : []));
  if (ids.length === 0) return [];
  const { rows } = await query`
    select ${columns<Person>({ id: u.id, clientId: u.clientId, roles: u.roles })}
    from "user" u
    where u.id = any(${ids}::int[]) and u.deleted_at is null`.execute(db);
  return rows;
};

/** What is foreign is not there: an address leads nowhere, a field names what cannot be found. */
const assertOwned = (
  named: readonly Named[],
  people: readonly Person[],
  onlyClientId: number,
): void => {
  const isOwn = ({ owner, ids }: Named): boolean =>
    ids.every((id) =>
      owner === 'client'
        ? id === onlyClientId
        : people.some((person) => person.id === id && person.clientId === onlyClientId),
    );
  const foreign = named.filter((one) => !isOwn(one));
  if (foreign.some(({ part }) => part !== 'body')) throw notFound();
  if (foreign.length > 0)
    throw invalidFields(
      foreign.map(({ field }) => ({ field, messageKey: 'validation.reference' })),
    );
};

const everyRole = rolesWhere(() => true).map((role) => standingOf([role]));
/** Whether somebody may all there is: then nobody has to be looked up. */
const coversAll = (standing: Standing): boolean =>
  everyRole.every((role) => covers(standing, role));

/** Who changes an account may all that its owner may: nobody is demoted, erased or taken over from below. */
const assertCovers = (people: readonly Person[], { standing }: SessionUser): void => {
  if (people.some(({ roles }) => !covers(standing, standingOf(roles))))
    throw new AppError('common.error.forbidden');
};

/** Whether everything is read of a request that may say whose rows it means. */
const isWhole = ({ own }: Route, input: RouteInput): boolean => !own || 'query' in input;

/**
 * Throws when a route means rows that are not the caller's: of another client, where they may meet only their own; or,
 * when it writes, of somebody who may more. Lists without such an input are narrowed by their handler (`scope`).
 */
export const assertOwn = async (
  db: Db,
  route: Route,
  { user, onlyClientId }: Pick<Caller, 'user' | 'onlyClientId'>,
  input: RouteInput,
): Promise<void> => {
  const isWrite = route.method !== 'GET';
  const asksRoles = isWrite && user !== undefined && !coversAll(user.standing);
  if (!user || (onlyClientId === undefined && !asksRoles)) return;
  const named = namedIn(ownOf(route) ?? {}, input);
  const people = await findPeople(db, named);
  if (onlyClientId !== undefined) {
    if (isWrite && isWhole(route, input) && named.length === 0) throw notFound();
    assertOwned(named, people, onlyClientId);
  }
  if (asksRoles) assertCovers(people, user);
};
