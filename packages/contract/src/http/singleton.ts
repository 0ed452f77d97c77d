import type * as z from 'zod/mini';
import { type CacheTag, route } from './route.ts';
import { versioned } from './crud.ts';

type Shape = z.ZodMiniObject;
type SingletonSchemas<RecordShape extends Shape, FormShape extends Shape> = {
  record: RecordShape;
  form: FormShape;
  tags: readonly CacheTag[];
  invalidates: readonly CacheTag[];
};

/**
 * The two routes of an entity with exactly one record: read it, and save it with the version it was
 * read at. Before the first save it has its initial values and is never null.
 */
export const singletonRoutes = <
  const P extends `/api/admin/${string}`,
  RecordShape extends Shape,
  FormShape extends Shape,
>(
  path: P,
  { record, form, tags, invalidates }: SingletonSchemas<RecordShape, FormShape>,
) => {
  const update = versioned(form);
  const name = path.split('/').at(-1);
  return {
    get: route({
      method: 'GET',
      path,
      access: 'admin',
      summary: `The ${name}`,
      response: record,
      tags,
    }),
    update: route({
      method: 'PUT',
      path,
      access: 'admin',
      summary: `Save the ${name}`,
      body: update,
      response: record,
      invalidates,
    }),
  };
};
