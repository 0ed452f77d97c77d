import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../../kernel/deps.ts';

export const callbackPath = '/api/auth/employer/callback';
/** What a provider must be told: the one address it may send people back to. */
export const callbackAddress = ({ apiOrigin }: Pick<Deps['config'], 'apiOrigin'>): string =>
  `${apiOrigin}${callbackPath}`;
const cookieName = 'employer_sign_in';
const path = '/api/auth/employer';
const minutes = 10;

/** What a sign-in under way consists of. */
const Flow = z.object({
  kind: z.literal('employer-sign-in'),
  key: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirect: z.string(),
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
export const createFlows = ({ box, config }: Pick<Deps, 'box' | 'config'>) => {
  const cookie = { path, httpOnly: true, sameSite: 'lax', secure: config.cookie.secure } as const;
  return {
    keep: (reply: FastifyReply, flow: Flow): void => {
      const until = Date.now() + minutes * 60_000;
      const sealed = box.seal(JSON.stringify({ ...flow, kind: 'employer-sign-in', until }));
      reply.setCookie(cookieName, sealed.toString('base64url'), {
        ...cookie,
        maxAge: minutes * 60,
      });
    },
    /** The sign-in under way, once: it is over whatever comes of it. */
    take: ({ cookies }: FastifyRequest, reply: FastifyReply): Flow | undefined => {
      reply.clearCookie(cookieName, cookie);
      const sealed = cookies[cookieName];
      if (!sealed) return undefined;
      const flow = z.safeParse(Flow, parse(box.open(Buffer.from(sealed, 'base64url')))).data;
      return flow && flow.until > Date.now() ? flow : undefined;
    },
  };
};
export type Flows = ReturnType<typeof createFlows>;
