/** People of many clients who are signed in, as far as the database says. */
import type { Pool } from 'pg';

/** The session cookies of administrators and of people of clients, each of another one. */
export type People = {
  readonly admin: string;
  readonly readers: readonly string[];
  /** Those of them whose employer shows all partners or nearly all. */
  readonly ofLarge: readonly string[];
  /** Those whose employer shows everything. */
  readonly ofAll: readonly string[];
};

const howMany = 200;
export const csrfToken = 'bench';

/** Opens a session of each of them; answers their cookies in the order of their ids. */
export const signIn = async (pool: Pool, where: string): Promise<string[]> => {
  const { rows } = await pool.query<{ token: string }>(
    `with opened as (
       insert into session (token_hash, user_id, csrf_token, expires_at, proven_at)
       select sha256(('bench' || id)::bytea), id, '${csrfToken}', now() + interval '12 hours', now()
       from "user" where ${where}
       returning user_id
     )
     select 'bench' || user_id as token from opened order by user_id`,
  );
  return rows.map(({ token }) => `session=${token}`);
};

export const signPeopleIn = async (pool: Pool): Promise<People> => {
  const { rows: columns } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'user' and is_generated = 'NEVER' and column_name <> 'id'`,
  );
  const own: Readonly<Record<string, string>> = {
    username: `'bench' || c.id || '@demo.test'`,
    email: `'bench' || c.id || '@demo.test'`,
    client_id: 'c.id',
    company_id: 'c.company_id',
    personal_number: 'null',
  };
  await pool.query(
    `insert into "user" (${columns.map(({ name }) => `"${name}"`).join(', ')})
     select ${columns.map(({ name }) => own[name] ?? `u."${name}"`).join(', ')}
     from (select * from "user" where username = 'employee@demo.test') u,
       (select * from client where active order by id desc limit ${howMany}) c`,
  );
  // as autovacuum does within a minute; until then the planner thinks that these people's clients are the first ones
  await pool.query('analyze "user"');
  const [admin = ''] = await signIn(pool, `username = 'admin@demo.test'`);
  const modes = `(select catalogue ->> 'mode' from client c where c.id = client_id)`;
  const ofLarge = await signIn(pool, `username like 'bench%' and ${modes} <> 'ONLY_LISTED'`);
  const others = await signIn(pool, `username like 'bench%' and ${modes} = 'ONLY_LISTED'`);
  const { rows: ofAll } = await pool.query<{ cookie: string }>(
    `select 'session=bench' || u.id as cookie from "user" u join client c on c.id = u.client_id
     where u.username like 'bench%' and c.catalogue ->> 'mode' = 'ALL'
       and c.catalogue -> 'hiddenCategoryIds' = '[]' order by u.id`,
  );
  return {
    admin,
    ofLarge,
    ofAll: ofAll.map(({ cookie }) => cookie),
    readers: [...ofLarge, ...others],
  };
};
