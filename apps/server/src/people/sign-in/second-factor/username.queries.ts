import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';
import { found } from '../../../platform/http/index.ts';

const user = tableAs('user');

/** Under which name an authenticator app lists the account. */
export const findUsername = async (db: Db, userId: number): Promise<string> => {
  const { rows } = await query`
    select ${columns({ username: user.username })}
    from "user"
    where id = ${userId}`.execute(db);
  return found(rows[0]).username;
};
