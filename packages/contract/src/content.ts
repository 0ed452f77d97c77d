/** What the home and category pages show beside tiles: carousel slides and promo rows (their admin comes with the back office). */
import * as z from 'zod/mini';
import { CarouselPlacement, Colour, PromoPlacement } from './enums.ts';
import { route } from './http.ts';
import { MediaRef } from './media.ts';
import { queryId } from './query.ts';
import { id } from './text.ts';
import { TileRow } from './tile.ts';

export const Slide = z
  .object({
    id: id(), title: z.string(), text: z.string(), buttonLabel: z.string(), href: z.nullable(z.string()),
    imageDesktop: MediaRef, imageMobile: z.nullable(MediaRef), colour: Colour,
    /** The strip a phone shows, as a data URI: of the first slide only, the largest thing a reader waits for. */
    strip: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Slide' });
export type Slide = z.output<typeof Slide>;

export const carouselRoutes = {
  list: route({ method: 'GET', path: '/api/carousel', access: 'public', summary: 'Live slides in order', query: z.object({ placement: z._default(CarouselPlacement, 'HOMEPAGE') }), response: z.array(Slide), tags: ['carousel'], cache: 'catalogue' }),
};
export const promoRowRoutes = {
  list: route({ method: 'GET', path: '/api/promo-row', access: 'public', summary: 'Live promo rows with resolved tiles', query: z.object({ placement: z._default(PromoPlacement, 'HOMEPAGE'), categoryId: queryId() }), response: z.array(TileRow), tags: ['promoRow'], cache: 'catalogue' }),
};
