import * as z from 'zod/mini';
import { crudRoutes, Published } from '../http/crud.ts';
import { Order, orderRoute } from '../http/order.ts';
import { CarouselPlacement, Colour, LinkType } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { MediaRef } from '../values/media.ts';
import { adminListQuery } from '../http/page.ts';
import { isReversed } from '../rules/publication.ts';
import {
  id,
  ids,
  instant,
  linkText,
  localizedText,
  requiredLocalizedText,
  uuid,
  shownText,
} from '../values/text.ts';

/** Where a slide leads: a record of the portal, or an address. */
export const SlideLink = z
  .strictObject({ type: LinkType, targetId: z.nullable(id()), url: z.nullable(linkText(500)) })
  .check((context) => {
    const { type, targetId, url } = context.value;
    if (type === 'URL' && !url)
      context.issues.push({
        code: 'custom',
        message: 'validation.required',
        path: ['url'],
        input: url,
      });
    if (type !== 'URL' && targetId === null)
      context.issues.push({
        code: 'custom',
        message: 'validation.required',
        path: ['targetId'],
        input: targetId,
      });
  })
  .register(z.globalRegistry, { id: 'SlideLink' });
export type SlideLink = z.output<typeof SlideLink>;

const slideFields = z.strictObject({
  placement: CarouselPlacement,
  title: requiredLocalizedText(80),
  text: localizedText(200),
  buttonLabel: localizedText(40),
  link: z.nullable(SlideLink),
  imageDesktop: uuid(),
  imageMobile: z.nullable(uuid()),
  colour: Colour,
  clientIds: z.nullable(ids(500)),
  validFrom: z.nullable(instant()),
  validTo: z.nullable(instant()),
});
/** One slide; `clientIds` null shows it to everybody. */
export const CarouselForm = slideFields
  .check((context) => {
    if (isReversed(context.value))
      context.issues.push({
        code: 'custom',
        message: 'validation.interval',
        path: ['validTo'],
        input: context.value.validTo,
      });
  })
  .register(z.globalRegistry, { id: 'CarouselForm' });
export type CarouselForm = z.output<typeof CarouselForm>;
export const CarouselRecord = z
  .extend(z.extend(Published, slideFields.shape), { position: z.int() })
  .register(z.globalRegistry, { id: 'CarouselRecord' });
export type CarouselRecord = z.output<typeof CarouselRecord>;
export const CarouselRow = z
  .extend(
    z.extend(
      Published,
      z.pick(slideFields, {
        placement: true,
        title: true,
        imageDesktop: true,
        colour: true,
        validFrom: true,
        validTo: true,
        clientIds: true,
      }).shape,
    ),
    { position: z.int() },
  )
  .register(z.globalRegistry, { id: 'CarouselRow' });
export type CarouselRow = z.output<typeof CarouselRow>;
const CarouselFilter = z.extend(
  adminListQuery(['ID', 'NAME', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED', 'POSITION']),
  { placement: z.optional(CarouselPlacement) },
);

const invalidates = ['carousel', 'media'] as const;
export const carouselAdminRoutes = {
  ...crudRoutes('/api/admin/carousel', {
    record: CarouselRecord,
    row: CarouselRow,
    form: CarouselForm,
    filter: CarouselFilter,
    invalidates,
    tag: 'carousel',
  }),
  order: orderRoute('/api/admin/carousel/order', {
    params: z.object({}),
    body: z.extend(Order, { placement: CarouselPlacement }),
    invalidates,
    summary: 'Put the slides of a placement in order',
  }),
};

/** A slide as readers see it. */
export const CarouselView = z
  .object({
    id: id(),
    title: shownText(),
    text: shownText(),
    buttonLabel: shownText(),
    href: z.nullable(z.string()),
    imageDesktop: MediaRef,
    imageMobile: z.nullable(MediaRef),
    colour: Colour,
    /** The strip a phone shows, as a data URI: of the first slide only, the largest thing a reader waits for. */
    strip: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'CarouselView' });
export type CarouselView = z.output<typeof CarouselView>;
export const carouselRoutes = {
  list: route({
    method: 'GET',
    path: '/api/carousel',
    access: 'public',
    summary: 'Live slides in order',
    query: z.object({ placement: z._default(CarouselPlacement, 'HOMEPAGE') }),
    response: z.array(CarouselView),
    tags: ['carousel'],
    cache: 'catalogue',
  }),
};
