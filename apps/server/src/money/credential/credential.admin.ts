import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { paymentCredentialAdminRoutes } from '@cafeteria/contract';
import { recordAudit } from '../../entity/audit/index.ts';
import type { Handlers } from '../../entity/caller/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { found, notFound } from '../../platform/http/index.ts';
import { insertKey, listKeys, revokeKey } from './credential.queries.ts';

/** A pair for a terminal: what we keep, and what only it keeps. */
const createKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    keyId: `key-${randomBytes(9).toString('base64url')}`,
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  };
};

/** Keys of partners' terminals: made, listed, revoked. */
export const paymentCredentialAdminHandlers = ({
  db,
  writeUnseen,
}: Deps): Handlers<typeof paymentCredentialAdminRoutes> => ({
  list: ({ partnerId, branchOfficeId }) => listKeys(db, partnerId, branchOfficeId),
  create: ({ partnerId, body: { name, branchOfficeId } }, caller) => {
    const { privateKey, ...key } = createKey();
    return writeUnseen(async (tx) => {
      const id = found(
        await insertKey(tx, { ...key, partnerId, branchOfficeId, name, createdBy: caller.user.id }),
      );
      const credential = found((await listKeys(tx, partnerId)).find((one) => one.id === id));
      await recordAudit(tx, caller, {
        action: 'CREATE',
        entity: 'payment_credential',
        entityId: id,
        after: { partnerId, branchOfficeId, name, keyId: key.keyId },
      });
      return { credential, privateKey };
    });
  },
  revoke: ({ partnerId, id }, caller) =>
    writeUnseen(async (tx) => {
      if (!(await revokeKey(tx, { partnerId, id }))) throw notFound();
      await recordAudit(tx, caller, {
        action: 'REMOVE',
        entity: 'payment_credential',
        entityId: id,
      });
      return {};
    }),
});
