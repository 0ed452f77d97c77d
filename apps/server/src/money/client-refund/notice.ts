/** Employers are told by mail that they were sent back what they had beforehand, or that it came back. */
import { countryCode } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { queueMessage } from '../../messages/outbox/index.ts';
import { atomic } from '../../platform/db/index.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { tellEach, type MailDeps } from '../telling.ts';
import { listUntold, markNotified, type Untold } from './notice.queries.ts';

type Employers = MailDeps & Pick<Deps, 'config'>;

/** Tells one thing, once: noted and written in one transaction, even if others are about to do the same. */
const tell = (deps: Employers, due: Untold): Promise<void> =>
  atomic(deps.db, async (tx) => {
    const notice = await markNotified(tx, due);
    if (!notice || notice.email === null) return;
    const { client, amount, currency, iban, reason, email, country } = notice;
    const { id, status } = due;
    await queueMessage(deps, tx, {
      kind: 'CLIENT_REFUND',
      to: { email },
      language: country ?? countryCode[deps.config.country],
      data: { status, client, number: String(id), amount: { amount, currency }, iban, reason },
      once: `client refund ${id} ${status}`,
    });
  });
export const tellRefunds = (deps: Employers & Pick<Deps, 'log'>): Promise<void> =>
  tellEach(
    deps,
    () => listUntold(deps.db),
    (due) => tell(deps, due),
  );

/** However it comes to be paid, its employer is told within a minute. */
export const clientRefundJobs = (deps: Deps): readonly Job[] => [
  defineJob({ name: 'client-refund.tell', schedule: '* * * * *', work: () => tellRefunds(deps) }),
];
