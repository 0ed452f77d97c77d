import { countryCode, czechIban, type partnerAccountRoutes } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { queueMessage } from '../../messages/outbox/index.ts';
import { atomic } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import {
  assertPartner,
  decideAccount,
  holdPartner,
  insertAccount,
  listAccounts,
  lockAccount,
  readKnown,
} from './partner-account.queries.ts';

/** Where partners are paid to: asked for by one person, confirmed by another, told to the address that was there. */
export const partnerAccountHandlers = (deps: Deps): Handlers<typeof partnerAccountRoutes> => ({
  list: async ({ partnerId }, { user }) => {
    await assertPartner(deps.db, partnerId);
    return { accounts: await listAccounts(deps.db, partnerId, user.id) };
  },
  ask: async ({ partnerId, body }, caller) => {
    const { id: by } = caller.user;
    const iban = body.iban ?? (body.bankAccount ? czechIban(body.bankAccount) : '');
    await atomic(deps.db, async (tx) => {
      const { name } = await holdPartner(tx, partnerId);
      const { email, isChange, isWaiting } = await readKnown(tx, partnerId);
      if (isWaiting) throw new AppError('partnerAccount.error.waiting');
      const noticeEmail = isChange ? email : null;
      const id = await insertAccount(tx, { partnerId, iban, by, isChange, noticeEmail });
      if (noticeEmail !== null)
        await queueMessage(deps, tx, {
          kind: 'PARTNER_ACCOUNT',
          to: { email: noticeEmail },
          language: countryCode[deps.config.country],
          data: { partner: name, iban },
          once: `partner account ${id}`,
        });
      await recordAudit(tx, caller, {
        action: 'CREATE',
        entity: 'partner',
        entityId: partnerId,
        after: { account: iban, noticeEmail },
      });
    });
    return { accounts: await listAccounts(deps.db, partnerId, by) };
  },
  decide: async ({ partnerId, id, body: { status } }, caller) => {
    const { id: by } = caller.user;
    await atomic(deps.db, async (tx) => {
      await holdPartner(tx, partnerId);
      const account = await lockAccount(tx, partnerId, id);
      if (account.status !== 'ASKED') throw new AppError('partnerAccount.error.decided');
      if (status === 'CONFIRMED' && account.askedBy === by)
        throw new AppError('partnerAccount.error.ownRequest');
      await decideAccount(tx, id, { status, by });
      await recordAudit(tx, caller, {
        action: 'UPDATE',
        entity: 'partner',
        entityId: partnerId,
        before: { accountRequest: account.status },
        after: { accountRequest: status },
      });
    });
    return { accounts: await listAccounts(deps.db, partnerId, by) };
  },
});
