import type * as z from 'zod/mini';
import { accessFor, type ActionAccess } from '../rules/access.ts';
import { type CacheTag, route } from './route.ts';
import { versioned } from './crud.ts';

type Shape = z.ZodMiniObject;
type SingletonSchemas<RecordShape extends Shape, FormShape extends Shape> = {
  record: RecordShape;
  form: FormShape;
  /** Who may do what; administrators unless said. */
  access?: ActionAccess<'get' | 'update'>;
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
  { record, form, access, tags, invalidates }: SingletonSchemas<RecordShape, FormShape>,
) => {
  const update = versioned(form);
  const name = path.split('/').at(-1);
  return {
    get: route({
      method: 'GET',
      path,
      access: accessFor(access, 'get'),
      summary: `The ${name}`,
      response: record,
      tags,
    }),
    update: route({
      method: 'PUT',
      path,
      access: accessFor(access, 'update'),
      summary: `Save the ${name}`,
      body: update,
      response: record,
      invalidates,
    }),
  };
};
