import pg from 'pg';

/** Where tables are: the portal's, and those of its jobs. */
const schemas = ['public', 'job'] as const;

/** Who a pool is at its database. */
export const roleOfPool = async (pool: pg.Pool): Promise<string> =>
  (await pool.query<{ role: string }>('select current_user as role')).rows[0]?.role ?? '';

/**
 * Lets a role read and write rows and nothing else, in tables there are and in those the owner makes later: anybody who
 * gets hold of it makes, changes and empties no table, and switches no rule of one off.
 */
export const grantRows = async (owner: pg.Pool, role: string): Promise<void> => {
  const to = `to ${pg.escapeIdentifier(role)}`;
  for (const schema of schemas) {
    const rights = [
      ['select, insert, update, delete', 'tables'],
      ['usage, select, update', 'sequences'],
    ] as const;
    await owner.query(`grant usage on schema ${schema} ${to}`);
    for (const [what, on] of rights) {
      await owner.query(`grant ${what} on all ${on} in schema ${schema} ${to}`);
      await owner.query(
        `alter default privileges in schema ${schema} grant ${what} on ${on} ${to}`,
      );
    }
  }
};

/** Whether a role may do more than write rows: make tables, or be their owner. */
export const mayChangeTables = async (pool: pg.Pool): Promise<boolean> =>
  (
    await pool.query<{ may: boolean }>(`
      select
        has_schema_privilege('public', 'create')
        or exists (
          select from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
            and pg_has_role(c.relowner, 'usage')
        ) as may`)
  ).rows[0]?.may ?? true;
