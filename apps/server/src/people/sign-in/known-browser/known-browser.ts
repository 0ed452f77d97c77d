import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import { noteBrowser } from './known-browser.queries.ts';
import { readUserAgent } from './user-agent.ts';

const browserCookie = 'browser';
const yearSeconds = 365 * 24 * 60 * 60;

/** The random name of the caller's browser; a browser without one gets it with the answer. */
const nameBrowser = async (
  { sessions }: Pick<Deps, 'sessions'>,
  { request, reply }: Pick<Caller, 'request' | 'reply'>,
): Promise<Buffer> => {
  const cookie = sessions.createCookie(browserCookie);
  const known = cookie.find(request)?.value;
  const token = known?.length === 43 ? known : randomBytes(32).toString('base64url');
  await cookie.set(reply, token, yearSeconds);
  return createHash('sha256').update(token).digest();
};

/**
 * Remembers the browser somebody has just signed in from. One they never used before is told to them; their very first
 * is no news, and neither is the one an invitation or a new password was set with (`isTold: false`).
 */
export const rememberBrowser = async (
  deps: Deps,
  userId: number,
  caller: Pick<Caller, 'request' | 'reply'>,
  { isTold = true }: { readonly isTold?: boolean } = {},
): Promise<void> => {
  const tokenHash = await nameBrowser(deps, caller);
  const { browser, system } = readUserAgent(caller.request.headers['user-agent']);
  await deps.writeUnseen(async (tx) => {
    const { wasKnown, others } = await noteBrowser(tx, { userId, tokenHash });
    if (!isTold || wasKnown || others === 0) return;
    await queueMessage(deps, tx, {
      kind: 'NEW_SIGN_IN',
      userId,
      data: { at: new Date().toISOString(), browser, system },
    });
  });
};
