import { type carouselRoutes, type Slide, type Tile } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { isForClient, isLive, localized, mediaRef } from '../../platform/reading.ts';
import { findTiles, readerOf } from '../tile/index.ts';

/** Slides one placement shows at most. */
const slideLimit = 10;
type Link = { type: Tile['type'] | 'URL'; targetId?: number; url?: string };
type SlideRow = Omit<Slide, 'href'> & { link: Link | null };
type EntityLink = { type: Tile['type']; id: number };

const entityOf = (link: Link | null): EntityLink[] => (link && link.type !== 'URL' && link.targetId ? [{ type: link.type, id: link.targetId }] : []);

/** Where a tile leads, as a path of the portal. */
const hrefOf = ({ type, route, parentRoute }: Tile): string => {
  if (type === 'PARTNER') return `/partner/${route}`;
  if (type === 'OFFER') return `/partner/${parentRoute}/${route}`;
  return parentRoute ? `/${parentRoute}/${route}` : `/${route}`;
};

export const carouselHandlers = ({ db, config }: Deps): Handlers<typeof carouselRoutes> => ({
  list: async ({ placement }, context) => {
    const { language, audience, primary } = readerOf(context, config.primaryLanguage);
    const text = (column: string) => localized(sql.ref(`s.${column}`), language, primary);
    const { rows } = await sql<SlideRow>`
      select s.id, ${text('title')} as title, ${text('text')} as text, ${text('button_label')} as "buttonLabel", s.link, s.colour,
        ${mediaRef(sql`s.image_desktop`)} as "imageDesktop", ${mediaRef(sql`s.image_mobile`)} as "imageMobile"
      from carousel s where s.placement = ${placement} and ${isLive('s')} and ${isForClient('s', audience)} order by s.position, s.id limit ${sql.lit(slideLimit)}`.execute(db);
    const tiles = await findTiles(db, { language, audience, primary }, rows.flatMap(({ link }) => entityOf(link)));
    return rows.map(({ link, ...slide }) => {
      const target = entityOf(link).map(({ type, id }) => tiles.get(`${type}:${id}`))[0];
      return { ...slide, href: target ? hrefOf(target) : (link?.url ?? null) };
    });
  },
});
