import type { partnerProposalAdminRoutes, partnerProposalRoutes } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { atomic } from '../../platform/db/index.ts';
import { AppError, notFound } from '../../platform/http/index.ts';
import { countWishes, listWishes, saveProposal, settleWish } from './partner-proposal.queries.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

/** More wishes in a day are not one person's. */
const maxInADay = 10;

export const partnerProposalHandlers = ({ db }: Deps): Handlers<typeof partnerProposalRoutes> => ({
  create: async ({ body }, { user }) => {
    const id = await saveProposal(db, user.id, body, maxInADay);
    if (id === undefined) throw new AppError('common.error.tooManyRequests');
    return { ...body, id };
  },
});

export const partnerProposalAdminHandlers = ({
  db,
}: Deps): Handlers<typeof partnerProposalAdminRoutes> => ({
  list: async () => {
    const [wishes, total] = await Promise.all([listWishes(db), countWishes(db)]);
    return { wishes, total };
  },
  settle: ({ id, body: { done } }, caller) =>
    atomic(db, async (tx) => {
      if (!(await settleWish(tx, id, done))) throw notFound();
      const entry = { action: 'UPDATE', entity: 'partnerProposal', entityId: id } as const;
      await recordAudit(tx, caller, { ...entry, after: { done } });
      return { done };
    }),
});
