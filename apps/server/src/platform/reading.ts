/** SQL fragments every read for end users shares: what is live, who may see it, which language it is told in. */
import { type Language, languageChain } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Audience } from './http/index.ts';

const column = (alias: string, name: string): RawBuilder<unknown> => sql.ref(`${alias}.${name}`);

/** Switched on, not deleted, and within its validity. */
export const isLive = (alias: string): RawBuilder<boolean> => sql<boolean>`(${column(alias, 'active')} and ${column(alias, 'deleted_at')} is null
  and (${column(alias, 'valid_from')} is null or ${column(alias, 'valid_from')} <= now()) and (${column(alias, 'valid_to')} is null or ${column(alias, 'valid_to')} > now()))`;

/** What `visibility` allows an audience; the anonymous see ALL and EXCEPT. */
export const isVisible = (alias: string, audience: Audience): RawBuilder<boolean> => {
  const visibility = column(alias, 'visibility');
  if (audience.kind === 'all') return sql<boolean>`true`;
  if (audience.kind === 'public') return sql<boolean>`${visibility} ->> 'mode' <> 'ONLY'`;
  const listed = sql`${visibility} -> 'clientIds' @> ${sql.lit(String(audience.clientId))}::jsonb`;
  return sql<boolean>`case ${visibility} ->> 'mode' when 'ALL' then true when 'ONLY' then ${listed} else not ${listed} end`;
};

/** What a plain list of client ids (null = everybody) allows. */
export const isForClient = (alias: string, audience: Audience): RawBuilder<boolean> => {
  const ids = column(alias, 'client_ids');
  if (audience.kind === 'all') return sql<boolean>`true`;
  return audience.kind === 'public' ? sql<boolean>`${ids} is null` : sql<boolean>`(${ids} is null or ${sql.lit(audience.clientId)} = any(${ids}))`;
};

/** A localised text in the reader's language, with the contract's fallbacks; '' when there is none. */
export const localized = (expression: RawBuilder<unknown>, language: Language, primary: 'cs' | 'sk'): RawBuilder<string> => {
  const chain = languageChain(language, primary).map((one) => sql`nullif(${expression} ->> ${sql.lit(one)}, '')`);
  return sql<string>`coalesce(${sql.join(chain)}, '')`;
};

/** A picture as readers need it (`MediaRef`), or null. */
export const mediaRef = (uuid: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select jsonb_build_object('uuid', m.uuid, 'width', m.width, 'height', m.height, 'crops', coalesce(m.crop -> 'crops', '{}')) from media m where m.uuid = ${uuid})`;

/** The bytewise sort key of a name in the reader's language. */
export const nameSort = (alias: string, language: Language): RawBuilder<unknown> => column(alias, language === 'sk' ? 'name_sort_sk' : 'name_sort_cs');
