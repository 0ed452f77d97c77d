/** Nodes of an installation, and up to which migration each knows the database. */
import type pg from 'pg';

/** A node that has not been heard of for so long runs no more. */
export const silentSeconds = 45;

export const noteNode = (
  pool: pg.Pool,
  { id, knows, role }: { readonly id: string; readonly knows: string; readonly role: string },
) =>
  pool.query(
    `insert into node (id, knows, role) values ($1, $2, $3)
    on conflict (id) do update set seen_at = now()`,
    [id, knows, role],
  );
export const forgetNode = (pool: pg.Pool, id: string) =>
  pool.query("delete from node where id = $1 or seen_at < now() - interval '1 day'", [id]);

/** How many nodes that run do not know a migration; of a database that has no nodes yet, none. */
export const countOlder = async (pool: pg.Pool, name: string): Promise<number> => {
  const { rows: tables } = await pool.query<{ there: boolean }>(
    "select to_regclass('node') is not null as there",
  );
  if (!tables[0]?.there) return 0;
  const { rows } = await pool.query<{ older: number }>(
    `select count(*)::int as older from node
    where knows < $1 and seen_at > now() - make_interval(secs => $2)`,
    [name, silentSeconds],
  );
  return rows[0]?.older ?? 0;
};
