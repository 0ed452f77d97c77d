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

const text = (chance: number): string =>
  `'${JSON.stringify({ cs: `Věc ${Math.floor(chance * 900)}`, sk: null, en: null })}'`;
const word = (chance: number): string => `'P${chance}'`;
const often = (chance: number): string => String(chance < 0.7);
const maybe = (chance: number): string => String(chance < 0.5);
const place = (chance: number): string => String(Math.floor(chance * 9));
const deleted = (chance: number): string => (chance < 0.5 ? 'now()' : 'null');
const price = (chance: number): string =>
  `'${JSON.stringify({ amount: 100 * Math.floor(chance * 500), currency: 'CZK' })}'`;
const past = (chance: number): string => `now() - interval '1 day' * ${Math.floor(chance * 400)}`;
const benefits = (chance: number): string => (chance < 0.5 ? `'{card}'` : `'{card,voucher}'`);
const orNull =
  (value: string, share = 0.5) =>
  (chance: number): string =>
    chance < share ? 'null' : value;
const regime = orNull(`'CZ_LEISURE'`);
const onAMap = (chance: number): string =>
  `'${JSON.stringify({
    street: `Dlouhá ${Math.floor(chance * 90)}`,
    city: 'Brno',
    postalCode: '60200',
    lat: 49 + ((chance * 7) % 1),
    lng: 15 + ((chance * 11) % 1),
  })}'`;

/** Columns of tables with ids, each with the values it takes. */
const values: Readonly<Record<string, Readonly<Record<string, (chance: number) => string>>>> = {
  partner: {
    name: word,
    name_sort_cs: word,
    name_sort_sk: word,
    short_description: text,
    logo: somePicture,
    cover: somePicture,
    active: often,
    deleted_at: deleted,
    visibility,
    valid_from: moment,
    valid_to: moment,
    date_created: past,
    benefit_types: benefits,
    online: maybe,
    sustainability: orNull(`'SUSTAINABILITY_CHAMPION'`),
    sustainability_valid_to: (chance) => `current_date + ${Math.round(chance * 20) - 10}`,
    grade: orNull(`'A'`),
    main_category_id: (chance) => some('category', chance),
    healthcare_provider: maybe,
  },
  branch_office: {
    name: word,
    active: often,
    deleted_at: deleted,
    partner_id: (chance) => some('partner', chance),
    address: onAMap,
    benefit_types: orNull(`'{card}'`),
    healthcare_provider: orNull('true'),
  },
  offer: {
    name: text,
    short_description: text,
    active: often,
    deleted_at: deleted,
    visibility,
    partner_id: (chance) => some('partner', chance),
    valid_from: moment,
    valid_to: moment,
    date_created: past,
    discount_percent: (chance) => String(1 + Math.floor(chance * 99)),
    price_type: (chance) => (chance < 0.5 ? `'PRICE'` : `'DISCOUNT'`),
    price,
    original_price: price,
    benefit_types: orNull(`'{voucher}'`),
    position: place,
  },
  category: {
    name: text,
    description: text,
    colour: (chance) => (chance < 0.5 ? `'RED'` : `'BLUE'`),
    image: somePicture,
    active: (chance) => String(chance < 0.8),
    position: place,
    tax_regime: regime,
  },
  subcategory: {
    name: text,
    image: somePicture,
    active: (chance) => String(chance < 0.8),
    deleted_at: orNull('now()', 0.8),
    category_id: (chance) => some('category', chance),
    position: place,
    tax_regime: regime,
  },
  article: {
    title: text,
    lead: text,
    active: often,
    deleted_at: deleted,
    // an article of an employer's has none
    categories: () => `case when client_id is null then '{SPORT}'::text[] else '{}' end`,
    valid_from: moment,
    valid_to: moment,
    date_created: past,
  },
};
type Change = (a: number, b: number) => string;
const columnChanges: readonly Change[] = Object.entries(values).flatMap(([table, columns]) =>
  Object.entries(columns).map(
    ([column, value]): Change =>
      (a, b) =>
        `update ${table} set ${column} = ${value(b)} where id = ${some(table, a)}`,
  ),
);

/** Links of what is in the catalogue; where one is there already, its place becomes another. */
const links: readonly (readonly [table: string, owner: string, linked: string])[] = [
  ['partner_subcategory', 'partner', 'subcategory'],
  ['branch_office_subcategory', 'branch_office', 'subcategory'],
  ['offer_subcategory', 'offer', 'subcategory'],
  ['offer_image', 'offer', 'media'],
];
const linkChanges: readonly Change[] = links.flatMap(([table, owner, linked]): Change[] => {
  const key = linked === 'media' ? 'media_uuid' : `${linked}_id`;
  return [
    (a, b) => `insert into ${table} (${owner}_id, ${key}, position)
      values (${some(owner, a)}, ${linked === 'media' ? somePicture(b) : some(linked, b)}, ${place(b)})
      on conflict do nothing`,
    (a, b) => `update ${table} set position = ${place(b)} where ${owner}_id = ${some(owner, a)}`,
    (a) => `delete from ${table} where ${owner}_id = ${some(owner, a)}`,
  ];
});

/** Another one of what is there: a row with all that a row by chance has. */
const copied = (table: string, chance: number, columns: string): string =>
  `insert into ${table} (${columns}) select ${columns} from ${table} where id = ${some(table, chance)}`;
const sorted = 'name_sort_cs, name_sort_sk, folded';
const newRows: readonly Change[] = [
  (a) =>
    copied(
      'partner',
      a,
      `name, ${sorted}, countries, short_description, about, what_can_be_bought, sustainability_note,
        active, main_category_id`,
    ),
  (a) => copied('branch_office', a, `partner_id, name, ${sorted}, address, active`),
  (a) =>
    copied(
      'offer',
      a,
      `partner_id, name, ${sorted}, short_description, description, price_type, cta_label, active`,
    ),
  (a) => copied('subcategory', a, 'category_id, name, position, active'),
  (_a, b) =>
    `insert into client (name, country) values ('Firma ${b}', 'CZ') on conflict do nothing`,
  (_a, b) => `insert into article (title, ${sorted}, lead, cover_alt, active)
    values (${text(b)}, 'a', 'b', 'c', ${text(b)}, ${text(b)}, true)`,
  (a, b) => `update article set categories = '{}', featured = false,
    client_id = ${b < 0.5 ? 'null' : 1} where id = ${some('article', a)}`,
  (_a, b) => `insert into media (uuid, file_name, file_content_type, size, width, height, sha256)
    values (gen_random_uuid(), 'n.png', 'PNG', 10, 100, ${100 + Math.floor(b * 9)}, 'sha${b}')`,
];

/** What administrators, imports and jobs do to many rows, or to what is no column of its own. */
const manyAtOnce: readonly Change[] = [
  (a, b) => `update partner set score = ${b} * id where id % 5 = ${Math.floor(a * 5)}`,
  (a, b) =>
    `delete from partner_subcategory
     where partner_id = ${some('partner', a)} and subcategory_id % 2 = ${Math.floor(b * 2)}`,
  (a, b) =>
    `insert into offer_branch_office values (${some('offer', a)}, ${some('branch_office', b)}, 0)
     on conflict do nothing`,
  (a) => `delete from offer_branch_office where offer_id = ${some('offer', a)}`,
  (a, b) =>
    `update media set crop = '{"crops": {}, "n": ${b}}', width = ${100 + Math.floor(b * 9)},
       height = ${100 + Math.floor(a * 9)}
     where uuid = ${somePicture(a)}`,
  (a, b) =>
    `update client set catalogue = jsonb_build_object(
       'mode', '${['ALL', 'ONLY_LISTED', 'ALL_EXCEPT'][Math.floor(b * 3)]}',
       'partnerIds', (select jsonb_agg(id) from partner where id % 3 = ${Math.floor(a * 3)}),
       'hiddenCategoryIds', jsonb_build_array(${1 + Math.floor(a * 11)})
     ) where id = ${1 + Math.floor(a * 2)}`,
];
/** What is written to what readers see; that nothing they see is missing asks random-change.walk. */
const changes: readonly Change[] = [...columnChanges, ...linkChanges, ...newRows, ...manyAtOnce];

/** Changes something by chance, in a transaction of somebody's. */
export const randomChange = async (tx: Db, random: Random): Promise<void> => {
  const change = changes[Math.floor(random() * changes.length)];
  if (change) await sql.raw(change(random(), random())).execute(tx);
};
