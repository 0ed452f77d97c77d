import {
  carouselAdminRoutes,
  publicationState,
  slideLimit,
  type SlideLink,
} from '@cafeteria/contract';
import { actorOf } from '../../entity/audit/index.ts';
import { crudHandlers, saveOrder, validity } from '../../entity/crud/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { AppError, invalidFields } from '../../platform/http/index.ts';
import { linkAddress } from '../../entity/link-href.ts';
import { assertNamed, foldedName } from '../../catalogue/category/index.ts';
import { findLinkTargets } from '../link-target/index.ts';
import {
  carouselConditions,
  carouselSorts,
  countOtherLiveSlides,
} from './carousel.admin.queries.ts';
import type { Handlers, PrimaryLanguage } from '../../entity/caller/index.ts';

/** The link as it is kept: an address with its protocol, or a record that is there. */
const storedLink = async (
  tx: Db,
  link: SlideLink | null,
  primary: PrimaryLanguage,
): Promise<SlideLink | null> => {
  if (link === null) return null;
  if (link.type === 'URL') return { ...link, targetId: null, url: linkAddress(link.url) };
  const [target] = await findLinkTargets(tx, primary, { type: link.type, id: link.targetId ?? 0 });
  if (!target)
    throw invalidFields([{ field: 'link.targetId', messageKey: 'validation.reference' }]);
  return { ...link, url: null };
};

/** Administration of carousel slides. */
export const carouselAdminHandlers = async ({
  crud,
  config,
}: Deps): Promise<Handlers<typeof carouselAdminRoutes>> => {
  const ordinary = await crudHandlers(
    crud,
    carouselAdminRoutes,
    {
      table: 'carousel',
      links: {},
      prepare: async ({ title, link }, _input, tx) => {
        assertNamed(title, config.primaryLanguage, 'title');
        return {
          folded: foldedName(title),
          link: await storedLink(tx, link, config.primaryLanguage),
        };
      },
      derived: {},
      present: (row) => ({ publication: publicationState(validity(row), Date.now()) }),
      sorts: carouselSorts,
      where: carouselConditions,
      missing: async (slide, tx) => {
        const isLiveNow = publicationState({ ...slide, active: true }, Date.now()) === 'LIVE';
        if (
          isLiveNow &&
          (await countOtherLiveSlides(tx, slide.placement, slide.id)) >= slideLimit.most
        )
          throw new AppError('carousel.error.tooMany', { max: slideLimit.most });
        return [];
      },
    },
    config.primaryLanguage,
  );
  return {
    ...ordinary,
    order: ({ body: { placement, ids } }, caller) =>
      saveOrder(crud, { table: 'carousel', scope: { placement }, ids, actor: actorOf(caller) }),
  };
};
