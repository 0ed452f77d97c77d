import { sql } from 'kysely';
import type { Digest } from '../digest.ts';
import type { Db } from './database.ts';
import { columns, query, tableAs } from './select-list.ts';

/**
 * Notes by which key secrets in this database are sealed, and stops a node that has another: what it seals the others
 * could not open, and the codes they send it would refuse.
 */
export const assertSameKey = async (db: Db, digest: Digest): Promise<void> => {
  await sql`
    insert into installation_key (fingerprint)
    values (${digest.of('installation')})
    on conflict do nothing`.execute(db);
  const { rows } = await query`
    select ${columns({ fingerprint: tableAs('installation_key').fingerprint })}
    from installation_key`.execute(db);
  const [kept] = rows;
  if (kept && !digest.is('installation', kept.fingerprint))
    throw new Error(
      'the database was opened with another ENCRYPTION_KEY before; set the key its other nodes have ' +
        '(see docs/operations.md, Several nodes)',
    );
};
