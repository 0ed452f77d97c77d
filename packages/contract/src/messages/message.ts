import * as z from 'zod/mini';
import { pageOf, PageQuery } from '../http/page.ts';
import { queryBoolean, queryId } from '../http/query.ts';
import { route } from '../http/route.ts';
import { day, Id, id, instant, NamedPerson, text } from '../values/text.ts';
import { searchLimits } from '../vocabulary/limits.ts';

const adminTag = 'admin:message' as const;

export const MessageChannel = z.enum(['EMAIL', 'SMS']);
export type MessageChannel = z.output<typeof MessageChannel>;
/** BOUNCED: refused for good; FAILED: tried too often. */
export const MessageStatus = z.enum(['QUEUED', 'SENDING', 'SENT', 'FAILED', 'BOUNCED']);
export type MessageStatus = z.output<typeof MessageStatus>;

/** What became of a message to a person; never what it says. */
export const MessageRow = z
  .object({
    id: id(),
    channel: MessageChannel,
    kind: z.string(),
    /** What it is, in the reader's language. */
    title: z.string(),
    user: z.nullable(NamedPerson),
    recipient: z.string(),
    status: MessageStatus,
    attempts: z.int(),
    lastError: z.nullable(z.string()),
    dateCreated: instant(),
    nextAttemptAt: z.nullable(instant()),
    sentAt: z.nullable(instant()),
    canRetry: z.boolean(),
    /** Nothing sends here: what would have gone can be looked at. */
    isKept: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'MessageRow' });
export type MessageRow = z.output<typeof MessageRow>;
export const MessageFilter = z.extend(PageQuery, {
  /** A part of the addressee's address or name. */
  keyword: z.optional(text(searchLimits.max)),
  channel: z.optional(MessageChannel),
  status: z.optional(MessageStatus),
  userId: queryId(),
  from: z.optional(day()),
  to: z.optional(day()),
  /** Only those that can be looked at. */
  kept: queryBoolean(),
});
export type MessageFilter = z.output<typeof MessageFilter>;

/** What would have been sent, where nothing is configured to send. */
export const MessageContent = z
  .object({
    id: id(),
    channel: MessageChannel,
    recipient: z.string(),
    subject: z.nullable(z.string()),
    text: z.string(),
  })
  .register(z.globalRegistry, { id: 'MessageContent' });
export type MessageContent = z.output<typeof MessageContent>;

export const messageAdminRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/message',
    access: 'admin',
    summary: 'What became of messages to people, newest first',
    query: MessageFilter,
    response: pageOf(MessageRow),
    tags: [adminTag],
  }),
  content: route({
    method: 'GET',
    path: '/api/admin/message/:id/content',
    access: 'admin',
    summary: 'What a message says that nothing could send; 404 in production',
    params: Id,
    response: MessageContent,
    tags: [adminTag],
  }),
  page: route({
    method: 'GET',
    path: '/api/admin/message/:id/page',
    access: 'admin',
    summary: 'The same as a page, to be shown in a frame',
    params: Id,
    response: z.unknown(),
    binary: 'text/html',
  }),
  retry: route({
    method: 'POST',
    path: '/api/admin/message/:id/retry',
    access: 'admin',
    summary: 'Try a failed message again, from the first attempt',
    params: Id,
    response: MessageRow,
    invalidates: [adminTag],
  }),
};
