import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';

export type Random = () => number;
const texts = `'{"cs": "Věc", "sk": null, "en": null}'`;
const sortable = `'a' || n, 'b' || n, 'c' || n`;

/** A small catalogue that has one of everything. */
export const growCatalogue = async (db: Db): Promise<void> => {
  await sql`
    insert into media (uuid, file_name, file_content_type, size, width, height, sha256)
    select gen_random_uuid(), n || '.png', 'PNG', 10, 100, 100, n::text
    from generate_series(1, 20) n`.execute(db);
  await sql
    .raw(
      `insert into partner (name, name_sort_cs, name_sort_sk, folded, countries, short_description,
        about, what_can_be_bought, sustainability_note, active, main_category_id)
      select 'Partner ' || n, ${sortable}, '{CZ}', ${texts}, ${texts}, ${texts}, ${texts}, n % 4 > 0,
        1 + n % 11
      from generate_series(1, 40) n`,
    )
    .execute(db);
  await sql
    .raw(
      `insert into branch_office (partner_id, name, name_sort_cs, name_sort_sk, folded, address, active)
      select p.id, 'Pobočka ' || n, ${sortable},
        jsonb_build_object('city', 'Brno', 'postalCode', '60200',
          'lat', 49 + (p.id * 7 + n * 13) % 60 / 50.0, 'lng', 15 + (p.id * 11 + n * 17) % 70 / 50.0
        ), n % 3 > 0
      from partner p, generate_series(1, 3) n`,
    )
    .execute(db);
  await sql
    .raw(
      `insert into offer (partner_id, name, name_sort_cs, name_sort_sk, folded, short_description,
        description, price_type, cta_label, active)
      select p.id, ${texts}, ${sortable}, ${texts}, ${texts}, 'DISCOUNT', ${texts}, n % 3 > 0
      from partner p, generate_series(1, 3) n`,
    )
    .execute(db);
  await sql`
    insert into partner_subcategory
    select p.id, s.id, 0
    from partner p
    join lateral (select id from subcategory order by (id * 7 + p.id) % 31 limit 2) s on true
  `.execute(db);
};

/** One row of a table, by chance. */
const some = (table: string, chance: number): string =>
  `(select id from ${table} order by id offset floor(${chance} * (select count(*) from ${table})) limit 1)`;
const somePicture = (chance: number): string =>
  `(select uuid from media order by uuid offset floor(${chance} * (select count(*) from media)) limit 1)`;
const moment = (chance: number): string =>
  chance < 0.4 ? 'null' : `now() + interval '1 day' * ${Math.round((chance - 0.6) * 100)}`;
const visibility = (chance: number): string => {
  const mode = ['ALL', 'ONLY', 'EXCEPT'][Math.floor(chance * 3)];
  return `'${JSON.stringify({ mode, clientIds: mode === 'ALL' ? [] : [1 + (Math.floor(chance * 30) % 2)] })}'`;
};

/** What administrators, imports and jobs do, as SQL; the chances decide on which rows. */
const changes: readonly ((a: number, b: number) => string)[] = [
  (a, b) => `update partner set name = 'P${b}' where id = ${some('partner', a)}`,
  (a, b) => `update partner set active = ${b < 0.7} where id = ${some('partner', a)}`,
  (a, b) => `update partner set visibility = ${visibility(b)} where id = ${some('partner', a)}`,
  (a, b) => `update partner set valid_from = ${moment(b)} where id = ${some('partner', a)}`,
  (a, b) => `update partner set valid_to = ${moment(b)} where id = ${some('partner', a)}`,
  (a, b) => `update partner set logo = ${somePicture(b)} where id = ${some('partner', a)}`,
  (a, b) => `update partner set score = ${b} * id where id % 5 = ${Math.floor(a * 5)}`,
  (a, b) =>
    `update partner set deleted_at = ${b < 0.5 ? 'now()' : 'null'} where id = ${some('partner', a)}`,
  (a, b) => `update branch_office set active = ${b < 0.7} where id = ${some('branch_office', a)}`,
  (a, b) =>
    `update branch_office set partner_id = ${some('partner', b)} where id = ${some('branch_office', a)}`,
  (a, b) => `update offer set active = ${b < 0.7} where id = ${some('offer', a)}`,
  (a, b) => `update offer set visibility = ${visibility(b)} where id = ${some('offer', a)}`,
  (a, b) => `update offer set partner_id = ${some('partner', b)} where id = ${some('offer', a)}`,
  (a, b) => `update offer set valid_to = ${moment(b)} where id = ${some('offer', a)}`,
  (a, b) =>
    `update offer set discount_percent = ${1 + Math.floor(b * 99)} where id = ${some('offer', a)}`,
  (a, b) =>
    `insert into offer_image values (${some('offer', a)}, ${somePicture(b)}, 0) on conflict do nothing`,
  (a) => `delete from offer_image where offer_id = ${some('offer', a)}`,
  (a, b) =>
    `insert into partner_subcategory values (${some('partner', a)}, ${some('subcategory', b)}, 0)
     on conflict do nothing`,
  (a, b) =>
    `delete from partner_subcategory
     where partner_id = ${some('partner', a)} and subcategory_id % 2 = ${Math.floor(b * 2)}`,
  (a, b) =>
    `insert into offer_subcategory values (${some('offer', a)}, ${some('subcategory', b)}, 0)
     on conflict do nothing`,
  (a) => `delete from offer_subcategory where offer_id = ${some('offer', a)}`,
  (a, b) =>
    `insert into offer_branch_office values (${some('offer', a)}, ${some('branch_office', b)}, 0)
     on conflict do nothing`,
  (a) => `delete from offer_branch_office where offer_id = ${some('offer', a)}`,
  (a, b) => `update partner set healthcare_provider = ${b < 0.5} where id = ${some('partner', a)}`,
  (a, b) =>
    `update subcategory set tax_regime = ${b < 0.5 ? 'null' : "'CZ_LEISURE'"} where id = ${some('subcategory', a)}`,
  (a, b) => `update subcategory set active = ${b < 0.8} where id = ${some('subcategory', a)}`,
  (a, b) =>
    `update subcategory set category_id = ${some('category', b)} where id = ${some('subcategory', a)}`,
  (a, b) => `update category set active = ${b < 0.8} where id = ${some('category', a)}`,
  (a, b) => `update category set image = ${somePicture(b)} where id = ${some('category', a)}`,
  (a, b) =>
    `update media set crop = '{"crops": {}, "n": ${b}}', width = ${100 + Math.floor(b * 9)}
     where uuid = ${somePicture(a)}`,
  (a, b) =>
    `update client set catalogue = jsonb_build_object(
       'mode', '${['ALL', 'ONLY_LISTED', 'ALL_EXCEPT'][Math.floor(b * 3)]}',
       'partnerIds', (select jsonb_agg(id) from partner where id % 3 = ${Math.floor(a * 3)}),
       'hiddenCategoryIds', jsonb_build_array(${1 + Math.floor(a * 11)})
     ) where id = ${1 + Math.floor(a * 2)}`,
];

/** Changes something by chance, in a transaction of somebody's. */
export const randomChange = async (tx: Db, random: Random): Promise<void> => {
  const change = changes[Math.floor(random() * changes.length)];
  if (change) await sql.raw(change(random(), random())).execute(tx);
};
