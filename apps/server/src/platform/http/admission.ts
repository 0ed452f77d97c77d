import { isSessionless, type Route } from '@cafeteria/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assertLength, bodyLimitOf } from './body-limit.ts';
import type { AnyCaller, CallerTools } from './caller-tools.ts';

/**
 * The sender of a body is judged before a byte of it is read. Machines and phones prove themselves by what they send,
 * and what is public is for anybody: their bodies are small.
 */
const isJudgedFirst = ({ method, access }: Route): boolean =>
  method !== 'GET' && !isSessionless(access);

/** Who calls, once they are let in; asked before the body is read, and known to the handler after it. */
export const admission = <C extends AnyCaller>(route: Route, tools: CallerTools<C>) => {
  const isFirst = isJudgedFirst(route);
  const limit = bodyLimitOf(route);
  const admitted = new WeakMap<FastifyRequest, C>();
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<C> => {
    const caller = await tools.identify(route, request, reply);
    tools.assertAccess(route, caller);
    if (route.proof) await tools.assertProven(caller);
    return caller;
  };
  return {
    callerOf: async (request: FastifyRequest, reply: FastifyReply): Promise<C> =>
      admitted.get(request) ?? admit(request, reply),
    before: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (isFirst) admitted.set(request, await admit(request, reply));
      assertLength(request, reply, limit);
    },
  };
};
