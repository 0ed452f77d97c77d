import type { Logger } from 'pino';

/** What the third party says of a token; undefined when it does not answer. */
const verify = async (
  secret: string,
  token: string,
  ask: typeof fetch,
): Promise<boolean | undefined> => {
  try {
    const response = await ask('https://www.google.com/recaptcha/api/siteverify', {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(4_000),
    });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null || !('success' in answer)) return undefined;
    return answer.success === true;
  } catch {
    return undefined;
  }
};

/**
 * Asks the third-party bot check whether a token is good. Unset secret: there is no bot check to pass. When the third
 * party does not answer, people are let in to the password, which is guarded by the lock: nobody else's outage shuts
 * the portal.
 */
export const createBotCheck = (
  secret: string | undefined,
  log: Pick<Logger, 'warn'>,
  ask: typeof fetch = fetch,
) => {
  if (!secret) return undefined;
  return async (token: string | undefined): Promise<boolean> => {
    if (!token) return false;
    const isGood = await verify(secret, token, ask);
    if (isGood === undefined) log.warn('bot check: no answer, the sign-in goes on without it');
    return isGood ?? true;
  };
};
