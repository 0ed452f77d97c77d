import { currencySubunitFactor } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { containing, fold } from '../../platform/db/index.ts';

/** Lower case and without diacritics, as `fold` writes it; a person's movements are few enough to be folded as read. */
const folded = (text: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
/** A text in every language it has. */
const inAllLanguages = (texts: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select string_agg(value, ' ') from jsonb_each_text(${texts}))`;

/** Minor units of an amount as people write it, such as `473`, `1 200` or `59,90`; undefined where it is none. */
export const amountOf = (keyword: string): number | undefined => {
  const [, whole = '', cents = ''] =
    /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(keyword.replaceAll(/\s/g, '')) ?? [];
  return whole === ''
    ? undefined
    : Number(whole) * currencySubunitFactor + Number(cents.padEnd(2, '0'));
};

/** Whether the movement `m` says a word: where, what, its note or reference; or is of that amount. */
export const saysKeyword = (keyword: string): RawBuilder<boolean> => {
  const words = folded(sql<string>`concat_ws(
    ' ', m.merchant_name, m.note, m.external_ref,
    (select ${inAllLanguages(sql`c.name`)} from category c where c.id = m.category_id),
    (select ${inAllLanguages(sql`o.name`)} from offer o where o.id = m.offer_id)
  )`);
  const amount = amountOf(keyword);
  const says = sql<boolean>`${words} like ${containing(keyword)}`;
  if (fold(keyword) === '') return sql<boolean>`true`;
  return amount === undefined ? says : sql<boolean>`(${says} or m.amount = ${amount})`;
};
