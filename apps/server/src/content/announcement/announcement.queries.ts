import type { AnnouncementView } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import type { Reader } from '../../kernel/caller/index.ts';
import { localized } from '../../kernel/reading.ts';

const a = tableAs('announcement', 'a');

/** The announcement that holds now, in the reader's language. */
export const findAnnouncement = async (
  db: Db,
  { language, primary }: Reader,
): Promise<AnnouncementView | null> => {
  const { rows } = await query`
    select ${columns<AnnouncementView>({
      text: localized(sql`a.text`, language, primary),
      kind: a.messageKind,
      link: a.link,
      linkLabel: localized(sql`a.link_label`, language, primary),
      dismissible: a.dismissible,
      revision: a.revision,
    })}
    from announcement a
    where a.active
      and (a.valid_from is null or a.valid_from <= now())
      and (a.valid_to is null or a.valid_to > now())`.execute(db);
  return rows[0] ?? null;
};
