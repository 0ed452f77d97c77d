import * as z from 'zod/mini';
import type { StaffAccess } from '../rules/access.ts';
import { ids } from '../values/text.ts';
import { Empty } from './crud.ts';
import { type CacheTag, route } from './route.ts';

type Shape = z.ZodMiniObject;
/** The body of an order: every id of the list, first to last. */
export const Order = z.strictObject({ ids: ids(2_000) });
type OrderSchemas<Params extends Shape, Body extends Shape> = {
  /** Who may; administrators unless said. */
  access?: StaffAccess;
  params: Params;
  body: Body;
  invalidates: readonly CacheTag[];
  summary: string;
};

/**
 * The route that puts a whole list in order. The ids must be exactly those of the list, else it
 * answers `common.error.concurrentModification`. Further fields of the body say which list is meant.
 * @example
 * orderRoute('/api/admin/carousel/order', {
 *   params: z.object({}),
 *   body: z.extend(Order, { placement: CarouselPlacement }),
 *   invalidates: ['carousel'],
 *   summary: 'Put the slides of a placement in order',
 * })
 */
export const orderRoute = <
  const P extends `/api/admin/${string}/order`,
  Params extends Shape,
  Body extends Shape,
>(
  path: P,
  { access = 'admin', params, body, invalidates, summary }: OrderSchemas<Params, Body>,
) =>
  route({
    method: 'PUT',
    path,
    access,
    summary,
    params,
    body,
    response: Empty,
    invalidates,
  });
