import type { authRoutes, Login } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../platform/at-most.ts';
import { hashPassword, isOutdatedHash, type VerifyPassword } from '../../../platform/auth/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError, goneSignal } from '../../../platform/http/index.ts';
import { renewHash, reserveSignIn } from '../../records/user/index.ts';
import { admit } from './admit.ts';
import { findSignInUser, type SignInUser } from './auth.queries.ts';
import { createBotCheck } from '../bot-check/index.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import type { Handlers } from '../../../kernel/caller/index.ts';

/** From this many failures on, a sign-in needs the bot check (when the installation has one; decision 0033). */
const usualFailures = 5;
const strangerMemoryMs = 15 * 60_000;
/** An id that no account has. */
const nobody = 0;

/**
 * The account that a name and a password belong to. A wrong password, an unknown name, a lock and a
 * disabled account get the same answer.
 */
const signInUser =
  ({ db }: Deps, verifyPassword: VerifyPassword) =>
  async (
    user: SignInUser | undefined,
    { password }: Login,
    callerGone: AbortSignal,
  ): Promise<SignInUser> => {
    // asked for names of no account too: the same questions take the same time
    const findHash = async (): Promise<string | null> =>
      (await reserveSignIn(db, user?.id ?? nobody)) ? (user?.password_hash ?? null) : null;
    const good = await verifyPassword(password, findHash, callerGone);
    if (good && user?.active) return user;
    throw new AppError('auth.error.badCredentials');
  };

/** The hash a password is kept by: a new one where it was made with other settings than those of today. */
const hashOfToday = async (
  { db }: Deps,
  { id: userId, password_hash: from }: SignInUser,
  password: string,
): Promise<string | null> => {
  if (from === null || !isOutdatedHash(from)) return from;
  const to = await hashPassword(password);
  return (await renewHash(db, userId, { from, to })) ? to : from;
};

export const authHandlers = (
  deps: Deps,
  verifyPassword: VerifyPassword,
): Handlers<typeof authRoutes> => {
  const { db, config, sessions, log } = deps;
  const verify = signInUser(deps, verifyPassword);
  const limits = createSignInLimits();
  const isHuman = createBotCheck(config.recaptchaSecret, log);
  const failuresBeforeBotCheck = config.portal.features.includes('RECAPTCHA') ? 0 : usualFailures;
  // names of no account are counted too: the bot check must not tell which names there are
  const strangers = new LRUCache<string, number>({ ...atMost(10_000), ttl: strangerMemoryMs });
  const failuresOf = (user: SignInUser | undefined, name: string): number =>
    user?.failed_logins ?? strangers.get(name) ?? 0;
  const assertHuman = async (
    user: SignInUser | undefined,
    { username, recaptchaToken }: Login,
  ): Promise<void> => {
    const name = username.toLowerCase();
    if (
      isHuman &&
      failuresOf(user, name) >= failuresBeforeBotCheck &&
      !(await isHuman(recaptchaToken))
    )
      throw new AppError('auth.error.botCheck');
    if (!user) strangers.set(name, failuresOf(user, name) + 1);
  };
  return {
    login: async ({ body }, caller) => {
      const { ip, reply } = caller;
      const callerGone = goneSignal(reply);
      const attempt = limits.begin(ip);
      const user = await attempt.during(async () => {
        const known = await findSignInUser(db, body.username);
        attempt.on(known ? `user ${known.id}` : `name ${body.username.toLowerCase()}`);
        await assertHuman(known, body);
        return verify(known, body, callerGone);
      });
      attempt.succeeded();
      if (!user.client_active) throw new AppError('auth.error.clientInactive');
      if (user.employer_only) throw new AppError('employer.error.only');
      const passwordHash = await hashOfToday(deps, user, body.password);
      return admit(deps, caller, user.id, {
        method: 'PASSWORD',
        ...(passwordHash !== null && { passwordHash }),
      });
    },
    logout: async (_input, { session, reply }) => {
      await sessions.close(session, reply);
      return {};
    },
    hasValidSession: async (_input, { session }) => ({ valid: session !== undefined }),
  };
};
