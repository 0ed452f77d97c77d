import {
  type AnnouncementForm,
  announcementAdminRoutes,
  publicationState,
} from '@cafeteria/contract';
import { singletonHandlers, validity } from '../../entity/crud/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { invalidFields } from '../../platform/http/index.ts';
import { linkAddress } from '../../entity/link-href.ts';
import type { Handlers } from '../../entity/caller/index.ts';

const none = { cs: null, sk: null, en: null };
const beginning = {
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
const isSameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Administration of the one announcement. A new text is a new revision, which nobody has put away yet. */
export const announcementAdminHandlers = ({
  crud,
  config,
}: Deps): Promise<Handlers<typeof announcementAdminRoutes>> =>
  singletonHandlers(crud, announcementAdminRoutes, {
    table: 'announcement',
    beginning,
    prepare: async ({ active, text, link }, stored) => {
      if (active && !text[config.primaryLanguage])
        throw invalidFields([
          { field: `text.${config.primaryLanguage}`, messageKey: 'validation.required' },
        ]);
      const { cs, sk, en } = text;
      return {
        revision:
          Number(stored.revision) + (isSameText(ordered(stored.text), { cs, sk, en }) ? 0 : 1),
        link: linkAddress(link),
      };
    },
    present: async (row) => ({ publication: publicationState(validity(row), Date.now()) }),
  });

/** jsonb keeps its keys in an order of its own. */
const ordered = (text: unknown): unknown => {
  const { cs, sk, en }: Record<string, unknown> = { ...(typeof text === 'object' ? text : {}) };
  return { cs, sk, en };
};
