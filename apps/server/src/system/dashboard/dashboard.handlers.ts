import type { dashboardRoutes } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import { countMedia } from '../../content/media/index.ts';
import { listMissed } from '../../discovery/search/index.ts';
import { countAttention, countByState, countUsers, findScheduled } from './dashboard.queries.ts';
import type { Handlers } from '../../entity/caller/index.ts';

/** What the administration begins with: how much there is, what needs somebody, and what comes by itself. */
export const dashboardHandlers = ({ db, tables }: Deps): Handlers<typeof dashboardRoutes> => ({
  get: async (_input, caller) => {
    const [partners, offers, users, attention, unused, scheduled, missed] = await Promise.all([
      countByState(db, 'partner'),
      countByState(db, 'offer'),
      countUsers(db),
      countAttention(db),
      countMedia(db, tables, { usage: 'UNUSED' }),
      findScheduled(db, tables, caller),
      listMissed(db),
    ]);
    return {
      partners,
      offers,
      users,
      attention: { ...attention, unusedMedia: unused },
      scheduled,
      missed,
    };
  },
});
