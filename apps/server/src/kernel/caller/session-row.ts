import { type Role, type RoleRules, type Standing, standingOf } from '@cafeteria/contract';
import type { SessionUser } from './caller.ts';
import type { SessionRow } from './session.queries.ts';

/** The user of a session; what roles amount to is worked out once for each set of them. */
export const createUserReader = (rules: RoleRules): ((row: SessionRow) => SessionUser) => {
  const known = new Map<string, Standing>();
  const standing = (roles: readonly Role[]): Standing => {
    const key = roles.join(' ');
    const found = known.get(key) ?? standingOf(roles, rules);
    known.set(key, found);
    return found;
  };
  return ({ user_id: id, roles, client_id: clientId }) => ({
    id,
    standing: standing(roles),
    clientId,
  });
};

/** Whether a session stands for the name its cookie came under: any host of the domain can set the one of before. */
export const isHeldBy = (row: Pick<SessionRow, 'plain_holds'>, isPlain: boolean): boolean =>
  !isPlain || row.plain_holds;
