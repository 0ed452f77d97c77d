/** SQL fragments every read for end users shares: what is live, who may see it, which language it is in. */
import { type Language, languageChain, languages, type MediaRef } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { jsonObject, tableAs } from '../platform/db/index.ts';
import type { Audience, PrimaryLanguage } from './caller/index.ts';

const m = tableAs('media', 'm');

const column = (alias: string, name: string): RawBuilder<unknown> => sql.ref(`${alias}.${name}`);

/** What a text says in the first of its languages that says anything; null when none does. */
export const inAnyLanguage = (text: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`coalesce(${sql.join(languages.map((one) => sql`nullif(${text} ->> ${sql.lit(one)}, '')`))})`;

/** Switched on and not deleted: all there is to it where a table has no validity. */
export const isOn = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${column(alias, 'active')} and ${column(alias, 'deleted_at')} is null)`;

/** Switched on, not deleted, and within its validity. */
export const isLive = (alias: string): RawBuilder<boolean> => sql<boolean>`(
  ${isOn(alias)}
  and (${column(alias, 'valid_from')} is null or ${column(alias, 'valid_from')} <= now())
  and (${column(alias, 'valid_to')} is null or ${column(alias, 'valid_to')} > now())
)`;

/** What a plain list of client ids (null = everybody) allows. */
export const isForClient = (alias: string, audience: Audience): RawBuilder<boolean> => {
  const ids = column(alias, 'client_ids');
  if (audience.kind === 'all') return sql<boolean>`true`;
  return audience.kind === 'public'
    ? sql<boolean>`${ids} is null`
    : sql<boolean>`(${ids} is null or ${audience.clientId}::int = any(${ids}))`;
};

/** A localised text in the reader's language, with the contract's fallbacks; '' when there is none. */
export const localized = (
  expression: RawBuilder<unknown>,
  language: Language,
  primary: PrimaryLanguage,
): RawBuilder<string> => {
  const chain = languageChain(language, primary).map(
    (one) => sql`nullif(${expression} ->> ${sql.lit(one)}, '')`,
  );
  return sql<string>`coalesce(${sql.join(chain)}, '')`;
};

const picture = jsonObject<MediaRef>({
  uuid: m.uuid,
  width: m.width,
  height: m.height,
  crops: sql`coalesce(m.crop -> 'crops', '{}')`,
});
/** A picture as readers need it (`MediaRef`), or null. */
export const mediaRef = (uuid: RawBuilder<unknown>): RawBuilder<MediaRef | null> =>
  sql<MediaRef | null>`(
    select ${picture}
    from media m
    where m.uuid = ${uuid}
  )`;

/** The bytewise sort key of a name in the reader's language. */
export const nameSort = (alias: string, language: Language): RawBuilder<unknown> =>
  column(alias, language === 'sk' ? 'name_sort_sk' : 'name_sort_cs');
