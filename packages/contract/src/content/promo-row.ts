import * as z from 'zod/mini';
import { crudRoutes, Published } from '../http/crud.ts';
import { Order, orderRoute } from '../http/order.ts';
import { Colour, LinkTarget, PromoLinkTarget, PromoPlacement } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { promoRowLimit, searchLimits } from '../vocabulary/limits.ts';
import { adminListQuery } from '../http/page.ts';
import { queryBoolean, queryId } from '../http/query.ts';
import { isReversed } from '../rules/publication.ts';
import {
  id,
  ids,
  instant,
  localizedText,
  requiredLocalizedText,
  text,
  uuid,
} from '../values/text.ts';
import { CardGroup } from '../catalogue/card.ts';

export const PromoRowItem = z
  .strictObject({
    linkTarget: PromoLinkTarget,
    targetId: id(),
    titleOverride: localizedText(120),
    image: z.nullable(uuid()),
  })
  .register(z.globalRegistry, { id: 'PromoRowItem' });
export type PromoRowItem = z.output<typeof PromoRowItem>;

const namesNoTargetTwice = z.refine<readonly PromoRowItem[]>(
  (items) =>
    new Set(items.map(({ linkTarget, targetId }) => `${linkTarget} ${targetId}`)).size ===
    items.length,
  'validation.unique',
);
const rowFields = z.strictObject({
  title: requiredLocalizedText(120),
  placement: PromoPlacement,
  categoryId: z.nullable(id()),
  colour: z.nullable(Colour),
  items: z
    .array(PromoRowItem)
    .check(
      z.minLength(1, 'validation.required'),
      z.maxLength(promoRowLimit, 'validation.maxItems'),
      namesNoTargetTwice,
    ),
  clientIds: z.nullable(ids(500)),
  validFrom: z.nullable(instant()),
  validTo: z.nullable(instant()),
});
/** A titled row of cards on the home page or on one category. */
export const PromoRowForm = rowFields
  .check((context) => {
    const { placement, categoryId } = context.value;
    if (placement === 'CATEGORY' && categoryId === null)
      context.issues.push({
        code: 'custom',
        message: 'validation.required',
        path: ['categoryId'],
        input: categoryId,
      });
    if (placement === 'HOMEPAGE' && categoryId !== null)
      context.issues.push({
        code: 'custom',
        message: 'validation.homepageCategory',
        path: ['categoryId'],
        input: categoryId,
      });
    if (isReversed(context.value))
      context.issues.push({
        code: 'custom',
        message: 'validation.interval',
        path: ['validTo'],
        input: context.value.validTo,
      });
  })
  .register(z.globalRegistry, { id: 'PromoRowForm' });
export type PromoRowForm = z.output<typeof PromoRowForm>;

/** What a link or a card may lead to, as the picker names it; not available is what readers do not see now. */
export const LinkTargetOption = z
  .object({
    type: LinkTarget,
    id: id(),
    label: z.string(),
    description: z.string(),
    image: z.nullable(uuid()),
    available: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'LinkTargetOption' });
export type LinkTargetOption = z.output<typeof LinkTargetOption>;

const counted = { position: z.int(), itemCount: z.int(), unavailableCount: z.int() };
export const PromoRowRecord = z
  .extend(z.extend(Published, rowFields.shape), counted)
  .register(z.globalRegistry, { id: 'PromoRowRecord' });
export type PromoRowRecord = z.output<typeof PromoRowRecord>;
export const PromoRowRow = z
  .extend(
    z.extend(
      Published,
      z.pick(rowFields, {
        title: true,
        placement: true,
        categoryId: true,
        colour: true,
        validFrom: true,
        validTo: true,
        clientIds: true,
      }).shape,
    ),
    counted,
  )
  .register(z.globalRegistry, { id: 'PromoRowRow' });
export type PromoRowRow = z.output<typeof PromoRowRow>;
const PromoRowFilter = z.extend(
  adminListQuery(['ID', 'NAME', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED', 'POSITION']),
  { placement: z.optional(PromoPlacement), categoryId: queryId(), withHidden: queryBoolean() },
);

const invalidates = ['promoRow', 'tile', 'media'] as const;
export const promoRowAdminRoutes = {
  ...crudRoutes('/api/admin/promo-row', {
    record: PromoRowRecord,
    row: PromoRowRow,
    form: PromoRowForm,
    filter: PromoRowFilter,
    invalidates,
    tag: 'promoRow',
  }),
  order: orderRoute('/api/admin/promo-row/order', {
    params: z.object({}),
    body: z.extend(Order, { placement: PromoPlacement, categoryId: z.nullable(id()) }),
    invalidates,
    summary: 'Put the rows of the home page or of one category in order',
  }),
  target: route({
    method: 'GET',
    path: '/api/admin/promo-row/target',
    access: 'admin',
    summary: 'What a row, a slide or a link may lead to: found by its name, or the ones asked for',
    tags: ['partner', 'offer', 'category', 'subcategory', 'magazineArticle'],
    query: z.object({
      type: LinkTarget,
      keyword: z.optional(text(searchLimits.max)),
      id: queryId(),
    }),
    response: z.array(LinkTargetOption),
  }),
};

export const promoRowRoutes = {
  list: route({
    method: 'GET',
    path: '/api/promo-row',
    access: 'public',
    summary: 'Live promo rows with resolved cards',
    query: z.object({ placement: z._default(PromoPlacement, 'HOMEPAGE'), categoryId: queryId() }),
    response: z.array(CardGroup),
    tags: ['promoRow'],
    cache: 'catalogue',
  }),
};
