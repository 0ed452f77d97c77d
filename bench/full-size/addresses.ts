/** Where the pages of the grown demo are, by their names. */
import { slug } from '@cafeteria/contract';
import type { Pool } from 'pg';

type Named = { readonly id: number; readonly name: string };
const named = async (pool: Pool, text: string): Promise<Named[]> =>
  (await pool.query<Named>(text)).rows;
const address = ({ id, name }: Named): string => slug(name, id);

/** Shown to everybody: on, not deleted, within its days. */
const isShown = (alias: string): string =>
  `${alias}.active and ${alias}.deleted_at is null and ${alias}.visibility ->> 'mode' = 'ALL'
   and coalesce(${alias}.valid_from <= now(), true) and coalesce(${alias}.valid_to > now(), true)`;

/** The addresses of pages, and words of names; those nobody reads come in another order than their ids. */
export const findPages = async (pool: Pool) => {
  const categories = await named(
    pool,
    `select id, name ->> 'cs' as name from category where active and id > 3 order by id`,
  );
  const partners = await named(
    pool,
    `select p.id, p.name from partner p where ${isShown('p')} order by md5(p.id::text)`,
  );
  const { rows: offers } = await pool.query<Named & { partnerId: number; partner: string }>(
    `select o.id, o.name ->> 'cs' as name, p.id as "partnerId", p.name as partner
     from offer o join partner p on p.id = o.partner_id
     where ${isShown('o')} and ${isShown('p')}
     order by md5(o.id::text) limit 5000`,
  );
  const words = partners.flatMap(({ name }) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return {
    categories: categories.map((one) => `/${address(one)}`),
    partners: partners.map((one) => `/partner/${address(one)}`),
    offers: offers.map(
      ({ partnerId, partner, ...one }) => `/partner/${slug(partner, partnerId)}/${address(one)}`,
    ),
    words: [...new Set(words)],
  };
};
export type Pages = Awaited<ReturnType<typeof findPages>>;
