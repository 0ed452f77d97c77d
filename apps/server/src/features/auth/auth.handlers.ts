import type { authRoutes } from '@cafeteria/contract';
import { passwordVerifier } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError, type Handlers } from '../../platform/http/index.ts';
import { findSignInUser, recordFailure, recordSuccess } from './auth.queries.ts';
import { createBotCheck } from './bot-check.ts';

/** From this many failures on, a sign-in needs the bot check (when the installation has one). */
const failuresBeforeBotCheck = 5;

export const authHandlers = ({ db, config, sessions }: Deps): Handlers<typeof authRoutes> => {
  const verifyPassword = passwordVerifier(config.cores);
  const isHuman = createBotCheck(config.recaptchaSecret);
  return {
    login: async ({ body }, { session, reply }) => {
      const user = await findSignInUser(db, body.username);
      if (isHuman && (user?.failed_logins ?? 0) >= failuresBeforeBotCheck && !(await isHuman(body.recaptchaToken))) throw new AppError('auth.error.botCheck');
      const good = await verifyPassword(body.password, user?.locked ? null : user?.password_hash);
      if (!user || !good || !user.active) {
        if (user && !user.locked) await recordFailure(db, user.id);
        throw new AppError('auth.error.badCredentials');
      }
      if (!user.client_active) throw new AppError('auth.error.clientInactive');
      await recordSuccess(db, user.id);
      await sessions.open(user.id, session, reply);
      return {};
    },
    logout: async (_input, { session, reply }) => {
      await sessions.close(session, reply);
      return {};
    },
    hasValidSession: async (_input, { session }) => ({ valid: session !== undefined }),
  };
};
