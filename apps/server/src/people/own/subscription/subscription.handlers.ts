import { type subscriptionRoutes, Subscription } from '@cafeteria/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { pathOfEnd, readSubscriptionToken } from '../../../messages/subscription/index.ts';
import { endNewsletter } from '../../records/user/index.ts';

type Ending = Pick<Deps, 'digest' | 'writeUnseen'>;
/** How each subscription ends. */
const endings: Readonly<Record<Subscription, (tx: Db, userId: number) => Promise<void>>> = {
  NEWS: endNewsletter,
};
/** Ends what a token says; undefined when nobody signed it. */
const end = async (deps: Ending, token: string): Promise<Subscription | undefined> => {
  const found = readSubscriptionToken(deps, token);
  if (!found) return undefined;
  const { subscription, userId } = found;
  await deps.writeUnseen((tx) => endings[subscription](tx, userId));
  return subscription;
};

/** The press on the page that the footer of a mail leads to. */
export const subscriptionHandlers = (deps: Ending): Handlers<typeof subscriptionRoutes> => ({
  end: async ({ body: { token } }) => {
    if (!(await end(deps, token))) throw new AppError('subscription.error.tokenInvalid');
    return {};
  },
});

const Pressed = z.object({
  token: z.string(),
  // mails that went out earlier do not say which, and there was one
  subscription: z._default(Subscription, 'NEWS'),
});
/** The token in an address, whichever mail it came with. */
const pressed = (query: unknown): z.output<typeof Pressed> =>
  z.safeParse(Pressed, query).data ?? { token: '', subscription: 'NEWS' };

/**
 * Where mail programs press for their reader (RFC 8058): the token is the key, so there is neither a session nor a CSRF
 * token, and what they send besides is not read. Anyone who opens the address as a page gets the page that asks:
 * programs that look at links must not end anything.
 */
export const registerUnsubscription = (
  app: FastifyInstance,
  deps: Ending & Pick<Deps, 'config'>,
): void => {
  const path = '/api/newsletter/unsubscribe';
  const schema: object = { hide: true };
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'buffer' }, async () => null);
    room.post(path, { schema, bodyLimit: 16_384 }, async ({ query }, reply) =>
      reply.code((await end(deps, pressed(query).token)) ? 200 : 404).send({}),
    );
    room.get(path, { schema }, async ({ query }, reply) => {
      const { token, subscription } = pressed(query);
      return reply.redirect(deps.config.webOrigin + pathOfEnd(subscription, token), 302);
    });
  });
};
