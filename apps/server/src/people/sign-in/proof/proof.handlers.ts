import type { proofRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { passwordVerifier } from '../../../platform/auth/index.ts';
import { AppError, goneSignal } from '../../../platform/http/index.ts';
import { forgetFailures, hashToTry } from '../../records/user/index.ts';

/** The password again; wrong ones count as those of a sign-in do, and lock the account as they do. */
export const proofHandlers = ({ db, config, sessions }: Deps): Handlers<typeof proofRoutes> => {
  const verify = passwordVerifier(config.cores);
  return {
    prove: async ({ body }, { user, session, reply }) => {
      const isRight = await verify(body.password, () => hashToTry(db, user.id), goneSignal(reply));
      if (!isRight || !session) throw new AppError('proof.error.wrongPassword');
      await forgetFailures(db, user.id);
      await sessions.prove(session, { reply });
      return {};
    },
  };
};
