import type { PublicationState } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';

const media = tableAs('media');

/** Which of the files exist. */
export const findKnownMedia = async (
  tx: Db,
  uuids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (uuids.length === 0) return new Set();
  const { rows } = await query`
      select ${columns({ uuid: media.uuid })}
      from media
      where uuid = any(${[...uuids]}::uuid[]) for key share`.execute(tx);
  return new Set(rows.map(({ uuid }) => uuid));
};

/** Whether the employer is there. */
export const clientExists = async (tx: Db, clientId: number): Promise<boolean> =>
  (
    await sql`select 1 from client where id = ${clientId} and deleted_at is null for share`.execute(
      tx,
    )
  ).rows.length > 0;

const states = {
  INACTIVE: sql<boolean>`not t.active`,
  SCHEDULED: sql<boolean>`t.active and t.valid_from > now()`,
  EXPIRED: sql<boolean>`
    t.active and t.valid_to <= now() and (t.valid_from is null or t.valid_from <= now())`,
  LIVE: sql<boolean>`
    t.active
    and (t.valid_from is null or t.valid_from <= now())
    and (t.valid_to is null or t.valid_to > now())`,
} as const satisfies Record<PublicationState, RawBuilder<boolean>>;
/** Conditions of the administration's filters. */
export const articleConditions = ({
  state,
  category,
  untranslated,
}: {
  state?: PublicationState | undefined;
  category?: string | undefined;
  untranslated?: boolean | undefined;
}): RawBuilder<boolean>[] => [
  ...(state ? [states[state]] : []),
  ...(untranslated ? [sql<boolean>`t.missing_languages <> '{}'`] : []),
  ...(category ? [sql<boolean>`${category} = any(t.categories)`] : []),
];

/** The magazine is what belongs to no employer. */
export const ofMagazine = sql<boolean>`t.client_id is null`;
