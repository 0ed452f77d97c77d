import {
  type CarouselForm,
  type CarouselView,
  type MediaRef,
  slideLimit,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { isForClient, isLive, localized, mediaRef } from '../../kernel/reading.ts';
import type { Reader } from '../../kernel/caller/index.ts';

const s = tableAs('carousel', 's');

/** As it is stored; null is a slide that leads nowhere. */
export type SlideLink = NonNullable<CarouselForm['link']>;
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
  const { rows } = await query`
    select ${columns<SlideRow>({
      id: s.id,
      title: text('title'),
      text: text('text'),
      buttonLabel: text('button_label'),
      link: s.link,
      colour: s.colour,
      imageDesktop: sql<MediaRef>`${mediaRef(s.imageDesktop)}`,
      imageMobile: mediaRef(s.imageMobile),
      isDrawn: sql`(
        select m.file_content_type = 'SVG'
        from media m
        where m.uuid = coalesce(s.image_mobile, s.image_desktop)
      )`,
    })}
    from carousel s
    where s.placement = ${placement} and ${isLive('s')} and ${isForClient('s', audience)}
    order by s.position, s.id desc limit ${sql.lit(slideLimit.max)}`.execute(db);
  return rows;
};
