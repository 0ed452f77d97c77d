import * as z from 'zod/mini';
import { type CacheTag, route } from './route.ts';
import { pageOf } from './page.ts';
import { Id, id, ids, instant, version } from '../parts/text.ts';
import { PublicationState } from '../vocabulary/enums.ts';

/** What every admin-managed entity has beside its own fields. */
export const Managed = z.object({
  id: id(),
  version: z.int(),
  active: z.boolean(),
  dateCreated: instant(),
  lastModified: instant(),
  lastModifiedBy: z.nullable(id()),
});
/** …and its derived state, for entities with a validity. */
export const Published = z.extend(Managed, { publication: PublicationState });

/** The body of `PUT …/activate`: the specification's own form for users. */
export const Activation = z.strictObject({ active: z.boolean() });
/** Answer of calls that have nothing to say. */
export const Empty = z.object({});

type Shape = z.ZodMiniObject;
type Versioned<S extends Shape> = z.ZodMiniObject<
  S['shape'] & { version: z.ZodMiniInt },
  z.core.$strict
>;
/**
 * The body of an update: the input and the version it was read at. An overload, because TypeScript
 * cannot extend a generic shape soundly.
 */
function versioned<S extends Shape>(input: S): Versioned<S>;
function versioned(input: Shape): Shape {
  return z.safeExtend(input, { version: version() });
}

const NoParent = z.object({});
type CrudSchemas<
  Item extends Shape,
  Row extends Shape,
  Body extends Shape,
  Filter extends Shape,
  Parent extends Shape,
> = {
  /** The whole entity, as its detail and form show it. */
  item: Item;
  /** The part of it that lists show. */
  row: Row;
  /** What a form sends. */
  input: Body;
  /** The query of the list (`adminListQuery(...)` and what the entity adds). */
  filter: Filter;
  invalidates: readonly CacheTag[];
  tag: CacheTag;
  /** Path parameters of the entity it lives under, for example `:partnerId`. */
  parent: Parent;
};

/**
 * The seven routes of an ordinary admin entity under `/api/admin/<path>`: list, get, create, update (with `version`),
 * remove, activate and copy (the edited form as a new, inactive record).
 */
export const crudRoutesUnder = <
  const P extends `/api/admin/${string}`,
  Item extends Shape,
  Row extends Shape,
  Body extends Shape,
  Filter extends Shape,
  Parent extends Shape,
>(
  path: P,
  {
    item,
    row,
    input,
    filter,
    invalidates,
    tag,
    parent,
  }: CrudSchemas<Item, Row, Body, Filter, Parent>,
) => {
  const name = path.split('/').at(-1);
  const write = { access: 'admin', invalidates, response: item } as const;
  const update = versioned(input);
  const params = z.extend(parent, Id.shape);
  return {
    list: route({
      method: 'GET',
      path,
      access: 'admin',
      summary: `List ${name}s`,
      params: parent,
      query: filter,
      response: pageOf(row),
      tags: [tag],
    }),
    get: route({
      method: 'GET',
      path: `${path}/:id`,
      access: 'admin',
      summary: `One ${name}`,
      params,
      response: item,
      tags: [tag],
    }),
    create: route({
      ...write,
      method: 'POST',
      path,
      summary: `Create a ${name}`,
      params: parent,
      body: input,
    }),
    update: route({
      ...write,
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Save a ${name}`,
      params,
      body: update,
    }),
    remove: route({
      ...write,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Delete a ${name}`,
      params,
      response: Empty,
    }),
    activate: route({
      ...write,
      method: 'PUT',
      path: `${path}/:id/activate`,
      summary: `Switch a ${name} on or off`,
      params,
      body: Activation,
    }),
    copy: route({
      ...write,
      method: 'POST',
      path: `${path}/:id/copy`,
      summary: `Save the edited ${name} as a new one`,
      params,
      body: input,
    }),
  };
};

/** The same for an entity that lives under no other. */
export const crudRoutes = <
  const P extends `/api/admin/${string}`,
  Item extends Shape,
  Row extends Shape,
  Body extends Shape,
  Filter extends Shape,
>(
  path: P,
  schemas: Omit<CrudSchemas<Item, Row, Body, Filter, typeof NoParent>, 'parent'>,
) =>
  crudRoutesUnder<P, Item, Row, Body, Filter, typeof NoParent>(path, {
    ...schemas,
    parent: NoParent,
  });

/** The body of an order: every id of the list, first to last. */
export const Order = z.strictObject({ ids: ids(2_000) });
type OrderSchemas<Params extends Shape, Body extends Shape> = {
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
  { params, body, invalidates, summary }: OrderSchemas<Params, Body>,
) =>
  route({
    method: 'PUT',
    path,
    access: 'admin',
    summary,
    params,
    body,
    response: Empty,
    invalidates,
  });
