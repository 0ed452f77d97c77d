import { isDeepStrictEqual } from 'node:util';
import { type AnnouncementForm, announcementAdminRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import { singletonHandlers } from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { linkHref } from '../../kernel/link-href.ts';
import { assertNamed } from '../../kernel/naming.ts';
import { announcementTable } from './announcement.table.ts';

const none = { cs: null, sk: null, en: null };
const initial = {
  text: none,
  messageKind: 'regular',
  link: null,
  linkLabel: none,
  dismissible: true,
  active: false,
  validFrom: null,
  validTo: null,
  revision: 1,
} as const satisfies AnnouncementForm & { revision: number };

/** Administration of the one announcement. A new text is a new revision, which nobody has put away yet. */
export const announcementAdminHandlers = (deps: Deps): Handlers<typeof announcementAdminRoutes> =>
  singletonHandlers(deps, announcementAdminRoutes, announcementTable, {
    initial,
    prepare: ({ active, text, link }, stored, { primary }) => {
      if (active) assertNamed(text, primary, 'text');
      return {
        revision: Number(stored.revision) + (isDeepStrictEqual(stored.text, text) ? 0 : 1),
        link: linkHref(link),
      };
    },
  });
