import { createHash } from 'node:crypto';
import type { passkeySignInRoutes } from '@cafeteria/contract';
import type { Caller, Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { addressGroup, AppError, createLimit } from '../../../platform/http/index.ts';
import { type ChallengeOwner, requestOptions, verifyAssertion } from '../passkey/index.ts';
import { admit } from './admit.ts';
import { findAccess } from './auth.queries.ts';
import { createSignInLimits } from './sign-in-limits.ts';

const windowMs = 15 * 60_000;
/** Challenges for one address in a window: an office of a thousand people may share one, and each login takes one. */
const maxChallenges = 3_000;
/** …and at once: each is a row until it ends. */
const maxInMinute = 300;

/** A browser nobody is signed in on is known by the cookie its CSRF token is compared with. */
const ownerOf =
  ({ sessions }: Deps) =>
  ({ session, request }: Caller): ChallengeOwner => ({
    purpose: 'SIGN_IN',
    binding:
      session?.tokenHash ?? createHash('sha256').update(sessions.browserOf(request)).digest(),
  });

/** Signing in with a passkey alone. */
export const passkeySignInHandlers = (deps: Deps): Handlers<typeof passkeySignInRoutes> => {
  const limits = createSignInLimits();
  const owner = ownerOf(deps);
  const challenges = createLimit({ max: maxChallenges, windowMs });
  const burst = createLimit({ max: maxInMinute, windowMs: 60_000 });
  return {
    options: async (_input, caller) => {
      const address = addressGroup(caller.ip);
      if (!burst.take(address) || !challenges.take(address))
        throw new AppError('common.error.tooManyRequests');
      return requestOptions(deps, owner(caller));
    },
    signIn: async ({ body }, caller) => {
      const attempt = limits.begin(caller.ip);
      const userId = await attempt.during(() =>
        verifyAssertion(deps, owner(caller), body.credential),
      );
      attempt.succeeded();
      const access = await findAccess(deps.db, userId);
      if (!access?.active) throw new AppError('passkey.error.unknown');
      if (!access.clientActive) throw new AppError('auth.error.clientInactive');
      if (access.isEmployerOnly) throw new AppError('employer.error.only');
      return admit(deps, caller, userId, { method: 'PASSKEY' });
    },
  };
};
