import * as z from 'zod/mini';
import { clientLogMetadataLimit } from '../vocabulary/limits.ts';
import { Empty } from '../http/crud.ts';
import { route } from '../http/route.ts';
import { pageOf, PageQuery } from '../http/page.ts';
import { day, instant, text } from '../values/text.ts';

/**
 * The metadata in the JSON of the request, where a quote or a backslash takes two bytes; message, stack trace and
 * addresses, where a control character takes six.
 */
const clientLogBodyLimit = 2 * clientLogMetadataLimit + 200_000;

const levels = ['debug', 'info', 'warn', 'error'] as const;
export const ClientLogEntry = z.strictObject({
  level: z.enum(levels),
  message: text(4_000),
  metadata: z.optional(z.nullable(z.string().check(z.maxLength(clientLogMetadataLimit)))),
  stacktrace: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
  timestamp: text(40),
  url: text(2_000),
  userAgent: text(1_000),
});
export const ClientLogRow = z
  .object({
    id: z.int(),
    level: z.enum(levels),
    message: z.string(),
    metadata: z.nullable(z.string()),
    stacktrace: z.nullable(z.string()),
    timestamp: z.string(),
    url: z.string(),
    userAgent: z.string(),
    userId: z.nullable(z.int()),
    dateCreated: instant(),
  })
  .register(z.globalRegistry, { id: 'ClientLogRow' });
export type ClientLogRow = z.output<typeof ClientLogRow>;
const ClientLogFilter = z.extend(PageQuery, {
  level: z.optional(z.enum(levels)),
  from: z.optional(day()),
  to: z.optional(day()),
});

export const clientLogRoutes = {
  write: route({
    method: 'POST',
    path: '/api/client-log/write',
    access: 'public',
    summary: 'Report what went wrong in a browser',
    body: ClientLogEntry,
    response: Empty,
    fromAnyPage: true,
    bodyLimit: clientLogBodyLimit,
  }),
  list: route({
    method: 'GET',
    path: '/api/admin/client-log',
    access: 'admin',
    summary: 'What went wrong in browsers, newest first',
    query: ClientLogFilter,
    response: pageOf(ClientLogRow),
  }),
};
