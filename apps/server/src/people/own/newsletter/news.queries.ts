import { type Language, type Me, slug, type UserLanguage } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Audience, PrimaryLanguage } from '../../../kernel/caller/index.ts';
import { isLive, localized } from '../../../kernel/reading.ts';
import { isWanted } from '../../../messages/subscription/index.ts';
import { isOfferVisible, isPartnerVisible } from '../../../catalogue/visibility/index.ts';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';
import { dayOf, today } from '../../../kernel/business-day.ts';

const u = tableAs('user', 'u');
const p = tableAs('partner', 'p');
const o = tableAs('offer', 'o');
const a = tableAs('article', 'a');

export type NewsReader = {
  readonly id: number;
  readonly clientId: number | null;
  readonly language: UserLanguage;
  /** Since when things are new to them. */
  readonly since: string;
};

const periods: Readonly<Record<Exclude<Me['newsletterFrequency'], 'NEVER'>, string>> = {
  DAILY: '1 day',
  WEEKLY: '7 days',
  BI_WEEKLY: '14 days',
  MONTHLY: '1 month',
};
/** People whose news are due: they asked for them, agreed to them, and the time they chose has passed. */
export const listNewsReaders = async (
  db: Db,
  afterId: number,
  limit: number,
): Promise<NewsReader[]> => {
  const period = sql.join(
    Object.entries(periods).map(
      ([frequency, length]) => sql`when ${sql.lit(frequency)} then ${sql.lit(length)}::interval`,
    ),
    sql` `,
  );
  const since = sql<string>`coalesce(u.newsletter_sent_at, u.marketing_consent_at)`;
  const { rows } = await query`
    select ${columns<NewsReader>({
      id: u.id,
      clientId: u.clientId,
      language: u.language,
      since,
    })}
    from "user" u
    left join client c on c.id = u.client_id
    where u.id > ${afterId}
      and u.active
      and u.deleted_at is null
      and u.email is not null
      and ${isWanted.NEWS}
      and coalesce(c.active and c.deleted_at is null, true)
      and (${dayOf(since)}
        + case u.newsletter_frequency ${period} end)::date <= ${today}
    order by u.id
    limit ${limit}`.execute(db);
  return rows;
};

export type NewsItem = { readonly label: string; readonly note?: string; readonly path: string };
export type DatedItem = NewsItem & { readonly at: string };
export type News = {
  readonly partners: readonly DatedItem[];
  readonly offers: readonly DatedItem[];
  readonly articles: readonly DatedItem[];
};
type Row = {
  readonly id: number;
  readonly name: string;
  readonly slugName: string;
  readonly note: string;
  readonly at: string;
};
type Reading = {
  readonly language: Language;
  readonly primary: PrimaryLanguage;
  readonly audience: Audience;
};

/** Nobody reads more of one kind in a mail; of what came, the newest. */
const maxListed = 200;
const newestSince = (alias: string, since: string) => {
  const at = sql<string>`coalesce(${sql.ref(`${alias}.valid_from`)}, ${sql.ref(`${alias}.date_created`)})`;
  return { at, isNew: sql`${at} > ${since} and ${at} <= now()` };
};
const itemOf = ({ name, note, at }: Row, path: string): DatedItem => ({
  label: name,
  path,
  at,
  ...(note && { note }),
});

const listPartners = async (db: Db, { language, primary, audience }: Reading, since: string) => {
  const { at, isNew } = newestSince('p', since);
  const { rows } = await query`
    select ${columns<Row>({
      id: p.id,
      name: p.name,
      slugName: p.name,
      note: localized(sql`p.short_description`, language, primary),
      at,
    })}
    from partner p
    where ${isLive('p')} and ${isPartnerVisible('p', audience)} and ${isNew}
    order by ${at} desc, p.id desc
    limit ${sql.lit(maxListed)}`.execute(db);
  return rows.map((row) => itemOf(row, `/partner/${slug(row.slugName, row.id)}`));
};

const listOffers = async (db: Db, { language, primary, audience }: Reading, since: string) => {
  const { at, isNew } = newestSince('o', since);
  const { rows } = await query`
    select ${columns<Row & { partnerId: number; partnerName: string }>({
      id: o.id,
      name: localized(sql`o.name`, language, primary),
      slugName: localized(sql`o.name`, primary, primary),
      note: p.name,
      at,
      partnerId: p.id,
      partnerName: p.name,
    })}
    from offer o
    join partner p on p.id = o.partner_id
    where ${isLive('o')}
      and ${isOfferVisible('o', audience)}
      and ${isLive('p')}
      and ${isPartnerVisible('p', audience)}
      and ${isNew}
    order by ${at} desc, o.id desc
    limit ${sql.lit(maxListed)}`.execute(db);
  return rows.map((row) =>
    itemOf(row, `/partner/${slug(row.partnerName, row.partnerId)}/${slug(row.slugName, row.id)}`),
  );
};

const listArticles = async (db: Db, { language, primary }: Reading, since: string) => {
  const { at, isNew } = newestSince('a', since);
  const { rows } = await query`
    select ${columns<Row>({
      id: a.id,
      name: localized(sql`a.title`, language, primary),
      slugName: localized(sql`a.title`, primary, primary),
      note: sql`''`,
      at,
    })}
    from article a
    where a.client_id is null and ${isLive('a')} and ${isNew}
    order by ${at} desc, a.id desc
    limit ${sql.lit(maxListed)}`.execute(db);
  return rows.map((row) => itemOf(row, `/magazine/${slug(row.slugName, row.id)}`));
};

/** What came to the portal since then that a reader may see, the newest first. */
export const listNews = async (db: Db, reading: Reading, since: string): Promise<News> => {
  const [partners, offers, articles] = await Promise.all([
    listPartners(db, reading, since),
    listOffers(db, reading, since),
    listArticles(db, reading, since),
  ]);
  return { partners, offers, articles };
};

/** The instant the news of this run reach to. */
export const readNow = async (db: Db): Promise<string> =>
  (await query`select ${columns({ now: sql<string>`now()` })}`.execute(db)).rows[0]?.now ??
  new Date().toISOString();
