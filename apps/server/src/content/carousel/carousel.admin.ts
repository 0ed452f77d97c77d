import {
  carouselAdminRoutes,
  publicationState,
  slideLimit,
  type SlideLink,
} from '@cafeteria/contract';
import { crudHandlers, defineEntity, saveOrder } from '../../kernel/crud/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, invalidFields } from '../../platform/http/index.ts';
import { linkHref } from '../../kernel/link-href.ts';
import { assertNamed, foldedName } from '../../kernel/naming.ts';
import { findLinkTargets } from '../link-target/index.ts';
import {
  carouselConditions,
  countOtherLiveSlides,
  lockPlacement,
} from './carousel.admin.queries.ts';
import { carouselTable } from './carousel.table.ts';
import type { Handlers, Reader } from '../../kernel/caller/index.ts';

/** The link as it is kept: an address with its protocol, or a record that is there. */
const storedLink = async (
  tx: Db,
  link: SlideLink | null,
  reader: Reader,
): Promise<SlideLink | null> => {
  if (link === null) return null;
  if (link.type === 'URL') return { ...link, targetId: null, url: linkHref(link.url) };
  const [target] = await findLinkTargets(tx, reader, { type: link.type, id: link.targetId ?? 0 });
  if (!target)
    throw invalidFields([{ field: 'link.targetId', messageKey: 'validation.reference' }]);
  return { ...link, url: null };
};

const slides = defineEntity(carouselAdminRoutes, carouselTable, {
  prepare: async ({ title, link }, { tx, caller }) => {
    assertNamed(title, caller.primary, 'title');
    return { folded: foldedName(title), link: await storedLink(tx, link, caller) };
  },
  where: carouselConditions,
  missing: async (slide, { tx }) => {
    const isLiveNow = publicationState({ ...slide, active: true }, Date.now()) === 'LIVE';
    if (!isLiveNow) return [];
    await lockPlacement(tx, slide.placement);
    if ((await countOtherLiveSlides(tx, slide.placement, slide.id)) >= slideLimit.max)
      throw new AppError('carousel.error.tooMany', { max: slideLimit.max });
    return [];
  },
});

/** Administration of carousel slides. */
export const carouselAdminHandlers = (deps: Deps): Handlers<typeof carouselAdminRoutes> => ({
  ...crudHandlers(deps, slides),
  order: ({ body: { placement, ids } }, caller) =>
    deps.write((tx) => saveOrder(tx, caller, { table: 'carousel', list: { placement }, ids })),
});
