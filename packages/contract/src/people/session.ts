import * as z from 'zod/mini';
import { Empty } from '../http/crud.ts';
import { route } from '../http/route.ts';
import { instant, uuid } from '../values/text.ts';

/** Where somebody is signed in, as its owner sees it. */
export const OwnSession = z
  .object({
    uuid: uuid(),
    isCurrent: z.boolean(),
    method: z.enum(['PASSWORD', 'PASSKEY', 'ONBOARDING', 'RESET', 'EMPLOYER']),
    /** What the browser calls itself: `Firefox`, `Windows`; null when it does not say. */
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    isMobile: z.boolean(),
    signedInAt: instant(),
    lastSeenAt: instant(),
  })
  .register(z.globalRegistry, { id: 'OwnSession' });
export type OwnSession = z.output<typeof OwnSession>;

export const sessionRoutes = {
  list: route({
    method: 'GET',
    path: '/api/user/session',
    access: 'user',
    summary: 'Where the signed-in user is signed in',
    response: z.array(OwnSession),
    tags: ['session'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/user/session/:uuid',
    access: 'user',
    summary: 'End one of the own sessions',
    params: z.object({ uuid: uuid() }),
    response: Empty,
    proof: true,
    invalidates: ['session'],
  }),
  endOthers: route({
    method: 'POST',
    path: '/api/user/session/end-others',
    access: 'user',
    summary: 'End all own sessions but this one',
    response: Empty,
    proof: true,
    invalidates: ['session'],
  }),
};
