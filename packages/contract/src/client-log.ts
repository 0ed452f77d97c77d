import * as z from 'zod/mini';
import { clientLogMetadataLimit } from './limits.ts';
import { Empty } from './crud.ts';
import { route } from './http.ts';
import { text } from './text.ts';

export const ClientLogEntry = z.strictObject({
  level: z.enum(['debug', 'info', 'warn', 'error']), message: text(4_000), metadata: z.optional(z.nullable(z.string().check(z.maxLength(clientLogMetadataLimit)))),
  stacktrace: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))), timestamp: text(40), url: text(2_000), userAgent: text(1_000),
});
export const clientLogRoutes = {
  write: route({ method: 'POST', path: '/api/client-log/write', access: 'public', summary: 'Report what went wrong in a browser', body: ClientLogEntry, response: Empty, bodyLimit: 300_000 }),
};
