/** What OpenAPI says of a route. */
import { anyBytes, fileForm, idempotencyHeader, type Route } from '@cafeteria/contract';
import * as z from 'zod/mini';

const IdempotencyKey = z.string().check(z.minLength(8), z.maxLength(200));
const idempotencyHeaders = (isRequired: boolean) =>
  z.object({ [idempotencyHeader]: isRequired ? IdempotencyKey : z.optional(IdempotencyKey) });

/** A parameter that is JSON, in the library's word for it, which is lost beside a name. */
const asJson = (form: z.ZodMiniType): z.ZodMiniType =>
  z.core.clone(form, form._zod.def).register(z.globalRegistry, { 'x-consume': 'application/json' });
const Bytes = z.string().register(z.globalRegistry, { format: 'binary' });
/** A file is the body, and what is said beside it a parameter. */
const sentOf = ({ query, body, file }: Route) => {
  if (!file) return { ...(query && { querystring: query }), ...(body && { body }) };
  return {
    querystring: z.extend(query ?? z.object({}), body ? { [fileForm]: asJson(body) } : {}),
    body: Bytes,
    consumes: [anyBytes, ...file.types],
  };
};

export const operationOf = (operationId: string, route: Route) => ({
  operationId,
  summary: route.summary,
  tags: [operationId.slice(0, operationId.indexOf('.'))],
  description: `Access: ${route.access}${route.proof ? '; asks for a fresh proof' : ''}`,
  ...(route.params && { params: route.params }),
  ...sentOf(route),
  ...(route.idempotent && {
    headers: idempotencyHeaders(route.idempotent === 'required'),
  }),
  ...(route.stream && { produces: ['text/event-stream'] }),
  response: { 200: route.stream ?? route.response },
});
