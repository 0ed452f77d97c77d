import type { secondFactorSignInRoutes } from '@cafeteria/contract';
import {
  type Caller,
  countFactorGuess,
  deleteSession,
  type Handlers,
  isSessionAlive,
  type Session,
} from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  type ChallengeOwner,
  creationOptions,
  requestOptions,
  savePasskey,
  verifyAssertion,
  verifyNewPasskey,
} from '../passkey/index.ts';
import {
  beginApp,
  confirmApp,
  type FactorKind,
  findUsername,
  firstRecoveryCodes,
  lockFactors,
  nextStepOf,
  useFactorCode,
} from '../second-factor/index.ts';
import { admitFully } from './admit.ts';

const signedIn = { next: null } as const;
type Half = { readonly half: Session; readonly userId: number };

const ownerOf = (purpose: ChallengeOwner['purpose'], { half }: Half): ChallengeOwner => ({
  purpose,
  binding: half.tokenHash,
});

/** What the second step needs: the session that waits for it, and the step it waits for. */
const createSteps = (deps: Deps) => {
  const { db, sessions } = deps;
  const assertStep = async (
    tx: Db,
    userId: number,
    step: 'SECOND_FACTOR' | 'SECOND_FACTOR_SETUP',
  ): Promise<void> => {
    if ((await nextStepOf(deps, tx, userId)) !== step)
      throw new AppError('secondFactor.error.ended');
  };
  return {
    /** The session that waits for the step; anyone who has a factor cannot set up another here. */
    begin: async (
      { request }: Caller,
      step: 'SECOND_FACTOR' | 'SECOND_FACTOR_SETUP',
    ): Promise<Half> => {
      const half = await sessions.find(request, 'SECOND_FACTOR');
      if (!half) throw new AppError('secondFactor.error.ended');
      await assertStep(db, half.user.id, step);
      return { half, userId: half.user.id };
    },
    /**
     * Sets a first factor up; of two who do so at once with one password the second is refused, and so is who had the
     * password of before: it would be their factor the owner is asked for.
     */
    setUp: <T>({ half, userId }: Half, work: (tx: Db) => Promise<T>): Promise<T> =>
      deps.writeUnseen(async (tx) => {
        await lockFactors(tx, userId);
        if (!(await isSessionAlive(tx, half, 'SECOND_FACTOR')))
          throw new AppError('secondFactor.error.ended');
        await assertStep(tx, userId, 'SECOND_FACTOR_SETUP');
        return work(tx);
      }),
    finish: (caller: Caller, { half, userId }: Half): Promise<void> =>
      admitFully(deps, { ...caller, session: half }, userId, half),
  };
};
type Steps = ReturnType<typeof createSteps>;

/** The second step with a code; the fifth wrong one ends the sign-in. */
const byCode =
  (deps: Deps, steps: Steps, kind: FactorKind) =>
  async ({ body }: { readonly body: { readonly code: string } }, caller: Caller) => {
    const waiting = await steps.begin(caller, 'SECOND_FACTOR');
    const left = await countFactorGuess(deps.db, waiting.half);
    if (left === undefined) throw new AppError('secondFactor.error.ended');
    const standing = await useFactorCode(deps, waiting.userId, kind, body.code);
    if (standing === 'right') {
      await steps.finish(caller, waiting);
      return signedIn;
    }
    if (left > 0)
      throw new AppError(standing === 'changed' ? 'code.error.changed' : 'code.error.invalid');
    await deleteSession(deps.db, waiting.half);
    throw new AppError('secondFactor.error.ended');
  };

const setupHandlers = (deps: Deps, steps: Steps) => {
  const begin = (caller: Caller): Promise<Half> => steps.begin(caller, 'SECOND_FACTOR_SETUP');
  return {
    setupApp: async (_input: unknown, caller: Caller) => {
      const waiting = await begin(caller);
      const { userId } = waiting;
      const username = await findUsername(deps.db, userId);
      return steps.setUp(waiting, (tx) => beginApp(deps, tx, { userId, username }));
    },
    confirmSetupApp: async (
      { body }: { readonly body: { readonly code: string } },
      caller: Caller,
    ) => {
      const waiting = await begin(caller);
      const recoveryCodes = await steps.setUp(waiting, (tx) =>
        confirmApp(deps, tx, waiting.userId, body.code),
      );
      await steps.finish(caller, waiting);
      return { recoveryCodes };
    },
    setupPasskeyOptions: async (_input: unknown, caller: Caller) => {
      const waiting = await begin(caller);
      return creationOptions(deps, waiting.userId, ownerOf('SETUP', waiting));
    },
  };
};

/** The second step of a sign-in. Nobody is signed in yet: the session is looked up by its own stage. */
export const secondFactorSignInHandlers = (
  deps: Deps,
): Handlers<typeof secondFactorSignInRoutes> => {
  const steps = createSteps(deps);
  return {
    passkeyOptions: async (_input, caller) => {
      const waiting = await steps.begin(caller, 'SECOND_FACTOR');
      return requestOptions(deps, ownerOf('SECOND_FACTOR', waiting), waiting.userId);
    },
    passkey: async ({ body }, caller) => {
      const waiting = await steps.begin(caller, 'SECOND_FACTOR');
      const owner = ownerOf('SECOND_FACTOR', waiting);
      await verifyAssertion(deps, owner, body.credential, waiting.userId);
      await steps.finish(caller, waiting);
      return signedIn;
    },
    app: byCode(deps, steps, 'app'),
    recovery: byCode(deps, steps, 'recovery'),
    ...setupHandlers(deps, steps),
    setupPasskey: async ({ body: { name, credential } }, caller) => {
      const waiting = await steps.begin(caller, 'SECOND_FACTOR_SETUP');
      const { userId } = waiting;
      const passkey = await verifyNewPasskey(deps, ownerOf('SETUP', waiting), credential);
      const recoveryCodes = await steps.setUp(waiting, async (tx) => {
        await savePasskey(deps, tx, { userId, name, passkey });
        return firstRecoveryCodes(deps, tx, userId);
      });
      await steps.finish(caller, waiting);
      return { recoveryCodes };
    },
  };
};
