import * as z from 'zod/mini';
import { type CacheTag, route } from './route.ts';
import { version } from '../parts/text.ts';

type Shape = z.ZodMiniObject;
type Versioned<S extends Shape> = z.ZodMiniObject<
  S['shape'] & { version: z.ZodMiniInt },
  z.core.$strict
>;
function versioned<S extends Shape>(input: S): Versioned<S>;
function versioned(input: Shape): Shape {
  return z.safeExtend(input, { version: version() });
}
type SingletonSchemas<Item extends Shape, Body extends Shape> = {
  item: Item;
  input: Body;
  tags: readonly CacheTag[];
  invalidates: readonly CacheTag[];
};

/**
 * The two routes of an entity with exactly one record: read it, and save it with the version it was
 * read at. Before the first save it has its initial values and is never null.
 */
export const singletonRoutes = <
  const P extends `/api/admin/${string}`,
  Item extends Shape,
  Body extends Shape,
>(
  path: P,
  { item, input, tags, invalidates }: SingletonSchemas<Item, Body>,
) => {
  const update = versioned(input);
  const name = path.split('/').at(-1);
  return {
    get: route({
      method: 'GET',
      path,
      access: 'admin',
      summary: `The ${name}`,
      response: item,
      tags,
    }),
    update: route({
      method: 'PUT',
      path,
      access: 'admin',
      summary: `Save the ${name}`,
      body: update,
      response: item,
      invalidates,
    }),
  };
};
