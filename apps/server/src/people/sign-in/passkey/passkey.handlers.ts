import type { passkeyRoutes } from '@cafeteria/contract';
import { assertAlive, type Handlers, type Session } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { notFound } from '../../../platform/http/index.ts';
import { assertFactorLeft, firstRecoveryCodes, lockFactors } from '../second-factor/index.ts';
import type { ChallengeOwner } from './challenge.queries.ts';
import { creationOptions, savePasskey, verifyNewPasskey } from './ceremony.ts';
import { deletePasskey, listPasskeys, renamePasskey } from './passkey.queries.ts';

/** A challenge is given to one session; with it goes the proof that was asked for when it was. */
const ownerOf = (session: Session | undefined): ChallengeOwner => ({
  purpose: 'ADD',
  binding: session?.tokenHash ?? Buffer.alloc(0),
});

/** The signed-in person's own passkeys: those of others are not found. */
export const passkeyHandlers = (deps: Deps): Handlers<typeof passkeyRoutes> => {
  const { db } = deps;
  return {
    list: async (_input, { user }) => ({ items: await listPasskeys(db, user.id) }),
    options: async (_input, { user, session }) => creationOptions(deps, user.id, ownerOf(session)),
    add: async ({ body: { name, credential } }, { user, session }) => {
      const passkey = await verifyNewPasskey(deps, ownerOf(session), credential);
      return deps.writeUnseen(async (tx) => {
        await lockFactors(tx, user.id);
        await assertAlive(tx, session);
        await savePasskey(deps, tx, { userId: user.id, name, passkey });
        return { recoveryCodes: await firstRecoveryCodes(deps, tx, user.id) };
      });
    },
    rename: async ({ id, body }, { user }) => {
      if (!(await renamePasskey(db, user.id, id, body.name))) throw notFound();
      return {};
    },
    remove: async ({ id }, { user }) => {
      await deps.writeUnseen(async (tx) => {
        if (!(await deletePasskey(tx, user.id, id))) throw notFound();
        await assertFactorLeft(deps, tx, user.id);
      });
      return {};
    },
  };
};
