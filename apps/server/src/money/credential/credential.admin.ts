import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { paymentCredentialAdminRoutes } from '@cafeteria/contract';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { getPartnerName } from '../../catalogue/branch-office/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { insertKey, listKeys, type NamedKey, revokeKey } from './credential.queries.ts';

/** A pair for a terminal: what we keep, and what only it keeps. */
const createKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    keyId: `key-${randomBytes(9).toString('base64url')}`,
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  };
};

const auditedFields = (key: NamedKey | undefined) => ({
  terminal: key ? `${key.name} (${key.keyId})` : null,
});
/** A terminal is part of its partner: what happened to it stands in the partner's history. */
const recordKey = (
  tx: Db,
  actor: Actor,
  partnerId: number,
  { before, after }: { readonly before?: NamedKey; readonly after?: NamedKey },
): Promise<void> =>
  recordAudit(tx, actor, {
    action: 'UPDATE',
    entity: 'partner',
    entityId: partnerId,
    before: auditedFields(before),
    after: auditedFields(after),
  });

/** Keys of partners' terminals: made, listed, revoked. */
export const paymentCredentialAdminHandlers = ({
  db,
  writeUnseen,
}: Deps): Handlers<typeof paymentCredentialAdminRoutes> => ({
  list: async ({ partnerId, branchOfficeId }) => {
    await getPartnerName(db, partnerId);
    return listKeys(db, partnerId, branchOfficeId);
  },
  create: ({ partnerId, body: { name, branchOfficeId } }, caller) => {
    const { privateKey, ...key } = createKey();
    return writeUnseen(async (tx) => {
      const id = found(
        await insertKey(tx, { ...key, partnerId, branchOfficeId, name, createdBy: caller.user.id }),
      );
      const credential = found((await listKeys(tx, partnerId)).find((one) => one.id === id));
      await recordKey(tx, caller, partnerId, { after: credential });
      return { credential, privateKey };
    });
  },
  revoke: ({ partnerId, id }, caller) =>
    writeUnseen(async (tx) => {
      const before = found(await revokeKey(tx, { partnerId, id }));
      await recordKey(tx, caller, partnerId, { before });
      return {};
    }),
});
