import type { AnnouncementView } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { Reader } from '../../entity/caller/index.ts';
import { localized } from '../../entity/reading.ts';

/** The announcement that holds now, in the reader's language. */
export const findAnnouncement = async (
  db: Db,
  { language, primary }: Reader,
): Promise<AnnouncementView | null> => {
  const { rows } = await sql<AnnouncementView>`
    select
      ${localized(sql`a.text`, language, primary)} as text, a.message_kind as kind,
      a.link, ${localized(sql`a.link_label`, language, primary)} as "linkLabel",
      a.dismissible, a.revision
    from announcement a
    where a.active
      and (a.valid_from is null or a.valid_from <= now())
      and (a.valid_to is null or a.valid_to > now())`.execute(db);
  return rows[0] ?? null;
};
