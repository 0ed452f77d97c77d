import { canSignIn } from '../../kernel/caller/index.ts';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

/** Whether somebody can take own money out themselves; 404 of who is gone. Held until the transaction ends. */
export const lockOwner = async (tx: Db, userId: number): Promise<{ canSignIn: boolean }> =>
  found(
    (
      await query`
        select ${columns({ canSignIn })}
        from "user" u
        left join client c on c.id = u.client_id
        where u.id = ${userId} and u.deleted_at is null
        for no key update of u`.execute(tx)
    ).rows[0],
  );
