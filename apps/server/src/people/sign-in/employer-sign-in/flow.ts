import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../../kernel/deps.ts';

export const callbackPath = '/api/auth/employer/callback';
/** Where people come back to from the provider of one employer; once it was the same address for all. */
export const callbackPathOf = ({ clientId, hasOwnReturn }: Return): string =>
  hasOwnReturn ? `${callbackPath}/${clientId}` : callbackPath;
type Return = { readonly clientId: number; readonly hasOwnReturn: boolean };
/** What a provider must be told: the one address it may send people back to. */
export const callbackAddress = (
  { apiOrigin }: Pick<Deps['config'], 'apiOrigin'>,
  where: Return,
): string => `${apiOrigin}${callbackPathOf(where)}`;
const cookieName = 'employer_sign_in';
const minutes = 10;

/** What a sign-in under way consists of. */
const Flow = z.object({
  kind: z.literal('employer-sign-in'),
  key: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirect: z.string(),
  /** Whom they were sent to, and where they are to come back; a node of the version before says neither. */
  issuer: z.optional(z.string()),
  returnPath: z._default(z.string(), callbackPath),
  until: z.number(),
});
export type Flow = Omit<z.output<typeof Flow>, 'kind' | 'until'>;

const parse = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** Sign-ins under way are kept by the browser itself, sealed: anyone who comes back with another's answer has none. */
export const createFlows = ({
  box,
  config,
  sessions,
}: Pick<Deps, 'box' | 'config' | 'sessions'>) => {
  // it comes back to the host that set it, and to no other
  const cookie = sessions.createCookie(cookieName, { ...config.cookie, domain: undefined });
  return {
    keep: (reply: FastifyReply, flow: Flow): Promise<void> => {
      const until = Date.now() + minutes * 60_000;
      const sealed = box.seal(JSON.stringify({ ...flow, kind: 'employer-sign-in', until }));
      return cookie.set(reply, sealed.toString('base64url'), minutes * 60);
    },
    /** The sign-in under way, once: it is over whatever comes of it. */
    take: (request: FastifyRequest, reply: FastifyReply): Flow | undefined => {
      cookie.clear(reply);
      const sealed = cookie.find(request)?.value;
      if (!sealed) return undefined;
      const flow = z.safeParse(Flow, parse(box.open(Buffer.from(sealed, 'base64url')))).data;
      return flow && flow.until > Date.now() ? flow : undefined;
    },
  };
};
export type Flows = ReturnType<typeof createFlows>;
