import { slideLimit, type CarouselView, type CardView } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isForClient, isLive, localized, mediaRef } from '../../entity/reading.ts';
import type { Reader } from '../../entity/caller/index.ts';

export type SlideLink = {
  type: CardView['type'] | 'ARTICLE' | 'URL';
  targetId?: number;
  url?: string;
};
export type SlideRow = Omit<CarouselView, 'href' | 'strip'> & {
  link: SlideLink | null;
  isDrawn: boolean;
};

/** The live slides of a placement in order. */
export const findSlides = async (
  db: Db,
  { language, primary, audience }: Reader,
  placement: string,
): Promise<SlideRow[]> => {
  const text = (column: string) => localized(sql.ref(`s.${column}`), language, primary);
  const { rows } = await sql<SlideRow>`
    select
      s.id, ${text('title')} as title, ${text('text')} as text,
      ${text('button_label')} as "buttonLabel", s.link, s.colour,
      ${mediaRef(sql`s.image_desktop`)} as "imageDesktop",
      ${mediaRef(sql`s.image_mobile`)} as "imageMobile",
      (
        select m.file_content_type = 'SVG'
        from media m
        where m.uuid = coalesce(s.image_mobile, s.image_desktop)
      ) as "isDrawn"
    from carousel s
    where s.placement = ${placement} and ${isLive('s')} and ${isForClient('s', audience)}
    order by s.position, s.id desc limit ${sql.lit(slideLimit.most)}`.execute(db);
  return rows;
};
