/** Lists of administration under a name: the filters, the order and the columns of an address. */
import * as z from 'zod/mini';
import { Empty, versioned } from '../http/crud.ts';
import { route } from '../http/route.ts';
import { Id, id, NamedPerson, requiredLine, text, version } from '../values/text.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** The list, by the name of its resource on the web. */
const ListName = z.string().check(z.regex(/^[a-z][A-Za-z]{0,39}$/));

export const SavedViewForm = z
  .strictObject({
    name: requiredLine(textLimit.viewName),
    /** The query of the address: `?state=LIVE&sortBy=NAME`. */
    search: text(2_000),
    /** Whether all administrators see it. */
    shared: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SavedViewForm' });
export type SavedViewForm = z.output<typeof SavedViewForm>;

export const SavedView = z
  .extend(SavedViewForm, {
    id: id(),
    version: version(),
    /** Whether the caller made it. */
    own: z.boolean(),
    /** Who made it; null once they are gone. */
    author: z.nullable(NamedPerson),
  })
  .register(z.globalRegistry, { id: 'SavedView' });
export type SavedView = z.output<typeof SavedView>;

const write = { access: 'admin', invalidates: ['admin:saved-view'], response: SavedView } as const;
export const savedViewRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/saved-view',
    access: 'admin',
    summary: 'The views of a list: those shared by anybody, and the own ones of the caller',
    query: z.object({ list: ListName }),
    response: z.array(SavedView),
    tags: ['admin:saved-view'],
  }),
  create: route({
    ...write,
    method: 'POST',
    path: '/api/admin/saved-view',
    summary: 'Keep the state of a list under a name',
    body: z.safeExtend(SavedViewForm, { list: ListName }),
  }),
  update: route({
    ...write,
    method: 'PUT',
    path: '/api/admin/saved-view/:id',
    summary:
      'Rename a view, share it, or change what it shows; only its author takes a shared one back',
    params: Id,
    body: versioned(SavedViewForm),
  }),
  remove: route({
    ...write,
    method: 'DELETE',
    path: '/api/admin/saved-view/:id',
    summary: 'Remove a view',
    params: Id,
    response: Empty,
  }),
  restore: route({
    ...write,
    method: 'PUT',
    path: '/api/admin/saved-view/:id/restore',
    summary: 'Bring back a view that was removed within the last day',
    params: Id,
  }),
};
