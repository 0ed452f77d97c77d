import * as z from 'zod/mini';
import { clientLogMetadataLimit, spansAtOnce } from '../vocabulary/limits.ts';
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
const spanId = () => z.string().check(z.regex(/^(?!0{16})[0-9a-f]{16}$/));
/** What a browser did: a change of the screen, or a call it made within one (W3C Trace Context, level 1). */
export const BrowserSpan = z.strictObject({
  traceId: z.string().check(z.regex(/^(?!0{32})[0-9a-f]{32}$/)),
  spanId: spanId(),
  /** The change of the screen a call was made for. */
  parentId: z.nullable(spanId()),
  /** The pattern of a screen's address or the method of a call: never an address itself. */
  name: z.string().check(z.maxLength(100), z.regex(/^[\w/$.-]+$/)),
  /** Milliseconds since 1970, and how many it took. */
  startedAt: z.number().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
  durationMs: z.number().check(z.minimum(0), z.maximum(3_600_000)),
  isCall: z.boolean(),
  isFailed: z.boolean(),
});
export type BrowserSpan = z.output<typeof BrowserSpan>;
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
  trace: route({
    method: 'POST',
    path: '/api/client-log/trace',
    access: 'public',
    summary: 'Report what a browser did, where the installation traces; nothing is kept here',
    body: z.strictObject({
      spans: z.array(BrowserSpan).check(z.minLength(1), z.maxLength(spansAtOnce)),
    }),
    response: Empty,
    fromAnyPage: true,
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
