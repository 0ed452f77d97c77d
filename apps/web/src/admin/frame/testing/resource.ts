import * as z from 'zod/mini';
import type { Resource } from '../resource.ts';

const route = {
  method: 'GET',
  path: '/api/x',
  summary: '',
  access: 'admin',
  response: z.never(),
} as const;

/** A resource with nothing in it but what a test is about. */
export const buildResource = (own: Partial<Resource>): Resource => ({
  name: 'partner',
  entity: 'partner',
  path: '/admin/partner',
  routes: {
    list: route,
    get: route,
    create: route,
    update: route,
    remove: route,
    activate: route,
    copy: route,
  },
  schema: z.object({}),
  sorts: [],
  tags: [],
  title: () => '',
  columns: [],
  filters: {},
  views: [],
  assignable: [],
  sections: [],
  widgets: {},
  initial: {},
  fromSearch: [],
  tabs: [],
  pages: [],
  namespaces: [],
  ...own,
});
