import type { carouselRoutes, CardView } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { findArticlePaths } from '../link-target/index.ts';
import type { Catalogue } from '../../catalogue/card/index.ts';
import { findSlides, type SlideLink } from './carousel.queries.ts';
import { stripUri } from './strip.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

type EntityLink = { type: CardView['type']; id: number };
const articleOf = (link: SlideLink | null): number[] =>
  link?.type === 'ARTICLE' && link.targetId ? [link.targetId] : [];
const entityOf = (link: SlideLink | null): EntityLink[] =>
  link && link.type !== 'URL' && link.type !== 'ARTICLE' && link.targetId
    ? [{ type: link.type, id: link.targetId }]
    : [];

/** Where a card leads, as a path of the portal. */
const hrefOf = ({ type, route, parentRoute }: CardView): string => {
  if (type === 'PARTNER') return `/partner/${route}`;
  if (type === 'OFFER') return `/partner/${parentRoute}/${route}`;
  return parentRoute ? `/${parentRoute}/${route}` : `/${route}`;
};

export const carouselHandlers = (
  { db, media }: Deps,
  { card }: Catalogue,
): Handlers<typeof carouselRoutes> => ({
  list: async ({ placement }, caller) => {
    const slides = await findSlides(db, caller, placement);
    const articles = await findArticlePaths(
      db,
      caller.primary,
      slides.flatMap(({ link }) => articleOf(link)),
    );
    const [first] = slides;
    const strip = first
      ? await stripUri(media, first.imageMobile ?? first.imageDesktop, first.isDrawn)
      : null;
    return slides.map(({ link, ...slide }, index) => {
      const target = entityOf(link).map(({ type, id }) => card(caller, type, id))[0];
      const article = articleOf(link).map((id) => articles.get(id))[0];
      return {
        ...slide,
        href: target ? hrefOf(target) : (article ?? link?.url ?? null),
        strip: index === 0 ? strip : null,
      };
    });
  },
});
