/** Who changed what and when (domain 7.22, 9.13). */
import * as z from 'zod/mini';
import { AuditAction } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { PageQuery, pageOf } from '../http/page.ts';
import { queryId } from '../http/query.ts';
import { id, instant, NamedPerson, text } from '../values/text.ts';

const Fields = z.nullable(z.record(z.string(), z.unknown()));
/** One entry: the fields that differ, before and after; a created record has no before, a deleted one no after. */
export const AuditEntry = z
  .object({
    id: id(),
    at: instant(),
    action: AuditAction,
    entity: z.string(),
    entityId: z.nullable(id()),
    /** Null for what the system did, or the command line. */
    user: z.nullable(NamedPerson),
    ip: z.nullable(z.string()),
    before: Fields,
    after: Fields,
  })
  .register(z.globalRegistry, { id: 'AuditEntry' });
export type AuditEntry = z.output<typeof AuditEntry>;

const AuditFilter = z.extend(PageQuery, {
  entity: z.optional(text(60)),
  entityId: queryId(),
  userId: queryId(),
  action: z.optional(AuditAction),
  from: z.optional(instant()),
  to: z.optional(instant()),
});

export const auditRoutes = {
  // whatever changes anything changes this too
  list: route({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    mayLag: true,
    summary: 'Who changed what and when, newest first',
    query: AuditFilter,
    response: pageOf(AuditEntry),
    tags: ['*'],
  }),
};
