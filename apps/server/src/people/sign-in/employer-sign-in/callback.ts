import type { EmployerProblem } from '@cafeteria/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../kernel/deps.ts';
import { addressGroup, createLimit } from '../../../platform/http/index.ts';
import { admit } from '../auth/index.ts';
import { callbackPath, createFlows, type Flow } from './flow.ts';
import { assertOwnReturn } from './mix-up.ts';
import { findPerson, Refusal } from './person.ts';
import { isCancelled, redeem } from './provider.ts';
import { createProviders, type Providers } from './providers.ts';
import { findEnabled } from './settings.queries.ts';

const windowMs = 15 * 60_000;
/** Returns from one address in a window: an office of a thousand people may share one. */
const maxOfAddress = 1_000;

/** The login with what is to be told there; where the person was going is kept. */
const loginPath = (problem: EmployerProblem, flow: Flow | undefined): string => {
  const search = new URLSearchParams({ employerProblem: problem });
  if (flow) search.set('employer', flow.key);
  if (flow && flow.redirect !== '/') search.set('redirect', flow.redirect);
  return `/login?${search.toString()}`;
};

const problemOf = (error: unknown): EmployerProblem => {
  if (error instanceof Refusal) return error.problem;
  return isCancelled(error) ? 'cancelled' : 'failed';
};

/** Signs in the person who came back with an answer to what they were sent with; answers where they go on. */
const arrive = async (
  deps: Deps,
  providers: Providers,
  { flow, request, reply }: { flow: Flow; request: FastifyRequest; reply: FastifyReply },
): Promise<string> => {
  const settings = await findEnabled(deps.db, flow.key);
  if (!settings) throw new Refusal('failed');
  assertOwnReturn(flow, settings, request.url);
  const provider = await providers.get(settings);
  const claims = await redeem(
    provider,
    flow,
    new URL(request.raw.url ?? '', deps.config.apiOrigin),
  );
  const userId = await findPerson(deps, { settings, claims, ip: request.ip });
  const session = await deps.sessions.find(request);
  const { next } = await admit(deps, { session, request, reply }, userId, { method: 'EMPLOYER' });
  // an employer's account is one factor: who needs two signs in with the password
  if (next !== null) throw new Refusal('failed');
  return flow.redirect;
};

/**
 * Where the employer's provider sends people back to. It stands beside the contract because it answers a page that
 * moves on, never data; whatever goes wrong is told on the login.
 */
export const registerEmployerCallback = (app: FastifyInstance, deps: Deps): void => {
  const flows = createFlows(deps);
  const providers = createProviders(deps);
  const limit = createLimit({ max: maxOfAddress, windowMs });
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const flow = flows.take(request, reply);
    const go = (path: string): FastifyReply =>
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(new URL(path, deps.config.webOrigin).href, 303);
    if (!flow) return go(loginPath('expired', undefined));
    if (!limit.take(addressGroup(request.ip))) return go(loginPath('failed', flow));
    try {
      return go(await arrive(deps, providers, { flow, request, reply }));
    } catch (error) {
      const problem = problemOf(error);
      // the message of the library holds no token; what came with it might
      if (problem === 'failed')
        deps.log.warn(
          `sign-in with an employer's account: ${error instanceof Error ? error.message : 'failed'}`,
        );
      return go(loginPath(problem, flow));
    }
  };
  const schema: object = { hide: true };
  app.get(callbackPath, { schema }, answer);
  app.get(`${callbackPath}/:clientId`, { schema }, answer);
};
