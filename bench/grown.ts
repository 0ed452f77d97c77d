/**
 * The demo grown to the size of the goals: 5,000 partners, 20,000 offers, 50,000 branch offices, 10,000 pictures, and
 * 1,000 clients who choose from the catalogue in every way there is.
 */
import type { Pool } from 'pg';

export const goals: Readonly<Record<string, number>> = {
  media: 10_000,
  partner: 5_000,
  branch_office: 50_000,
  offer: 20_000,
  client: 1_000,
};
type Growth = {
  readonly table: string;
  /** Columns that differ from the copied row, as SQL over `t` and the number `n` of the copy. */
  readonly own?: Readonly<Record<string, string>>;
};
const counted = `t.name || ' ' || n`;
const namedSo = {
  name_sort_cs: `t.name_sort_cs || n`,
  name_sort_sk: `t.name_sort_sk || n`,
  folded: `t.folded || ' ' || n`,
};
const somePartner =
  '(select min(id) from partner) + (t.id * 31 + n * 17) % (select count(*)::int from partner)';
/** Some three hundred partners, others for each client. */
const somePartners =
  '(select jsonb_agg(p.id order by p.id) from partner p where (p.id * 7 + n * 5 + t.id) % 17 = 0)';
const chosen = (mode: string, partnerIds: string, hidden: string): string =>
  `jsonb_build_object('mode', '${mode}', 'partnerIds', ${partnerIds}, 'hiddenCategoryIds', ${hidden})`;
const none = `'[]'::jsonb`;
const someHidden = 'jsonb_build_array(1, 2 + n % 2)';
/** Of five clients one shows everything, and one each names, leaves out, hides, or names and hides. */
const catalogues = `case (t.id + n) % 5
  when 0 then ${chosen('ALL', none, none)}
  when 1 then ${chosen('ONLY_LISTED', somePartners, none)}
  when 2 then ${chosen('ALL_EXCEPT', somePartners, none)}
  when 3 then ${chosen('ALL', none, someHidden)}
  else ${chosen('ONLY_LISTED', somePartners, someHidden)}
end`;
const growths: readonly Growth[] = [
  {
    table: 'media',
    own: { uuid: 'gen_random_uuid()', sha256: `md5(t.sha256 || n)` },
  },
  { table: 'partner', own: { name: counted, ...namedSo } },
  {
    table: 'branch_office',
    own: { name: counted, ...namedSo, partner_id: somePartner, external_id: 'null' },
  },
  { table: 'offer', own: { ...namedSo, partner_id: somePartner } },
  {
    table: 'client',
    own: { name: counted, ...namedSo, catalogue: catalogues, email_domains: `'{}'` },
  },
];
/** What stands in a category stands in it as a copy, too. */
const links = [['partner_subcategory', 'partner_id', 'partner']] as const;

const columnsOf = async (pool: Pool, table: string): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name <> 'id'`,
    [table],
  );
  return rows.map(({ name }) => name);
};

const grow = async (pool: Pool, { table, own = {} }: Growth, to: number): Promise<void> => {
  const columns = await columnsOf(pool, table);
  const values = columns.map((column) => own[column] ?? `t."${column}"`);
  await pool.query(
    `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')})
     select ${values.join(', ')}
     from (select count(*)::int as rows from "${table}") already,
       generate_series(already.rows + 1, already.rows + 1000) n, (select * from "${table}") t
     limit greatest(0, ${to} - (select count(*)::int from "${table}"))`,
  );
};

/** Tables of the demo grown to so many rows each; by itself to the size of the goals. */
export const growDemo = async (pool: Pool, sizes = goals): Promise<void> => {
  for (const growth of growths.filter(({ table }) => table in sizes)) {
    await grow(pool, growth, sizes[growth.table] ?? 0);
    for (const [link, owner, table] of links)
      if (table === growth.table)
        await pool.query(
          `insert into ${link} (${owner}, subcategory_id, position)
           select p.id, s.subcategory_id, 0
           from ${table} p
           join lateral (
             select subcategory_id from ${link} where ${owner} = 1 + p.id % 300 limit 1
           ) s on true
           where not exists (select 1 from ${link} l where l.${owner} = p.id)`,
        );
  }
  await pool.query('vacuum analyze');
};
