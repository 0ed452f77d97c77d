/**
 * SQL of the publication state (domain 8.6), for filters and counts; the contract has the same rule
 * for a single record.
 */
import type { PublicationState } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';

/** The state of the row `t`: `publicationOf('t')` is INACTIVE, SCHEDULED, LIVE or EXPIRED. */
export const publicationOf = (alias: string): RawBuilder<PublicationState> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<PublicationState>`case
    when not ${column('active')} then 'INACTIVE'
    when ${column('valid_from')} > now() then 'SCHEDULED'
    when ${column('valid_to')} <= now() then 'EXPIRED'
    else 'LIVE'
  end`;
};

/** Whether any of some localised texts is there in one language and missing in another. */
export const isUntranslated = (texts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> => {
  const lacks = (text: RawBuilder<unknown>, language: string) =>
    sql`coalesce(${text} ->> ${sql.lit(language)}, '') = ''`;
  const each = texts.map((text) => {
    const missing = ['cs', 'sk', 'en'].map((language) => lacks(text, language));
    return sql`((${sql.join(missing, sql` or `)}) and not (${sql.join(missing, sql` and `)}))`;
  });
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
};
