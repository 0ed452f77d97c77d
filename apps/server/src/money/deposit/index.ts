import type { Deps } from '../../kernel/deps.ts';
import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { atomic } from '../../platform/db/index.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { forgetUnusedCards } from './forget-card.queries.ts';
import {
  forgetCards,
  forgetDeposits,
  forgetPayingAddresses,
  readCards,
  readDeposits,
} from './own-deposits.queries.ts';

export { depositAdminHandlers } from './deposit.admin.ts';
export { cardTokenHandlers, depositHandlers } from './deposit.handlers.ts';
export { countLateDeposits, countRecentDeposits, readWallet } from './deposit.view.queries.ts';
export { assertCurrency } from './init.ts';
export { registerGateNotifications } from './notification.ts';
export { startPolling } from './poller.ts';
export { type Deposits, openDeposits } from './service.ts';

export const depositJobs = ({ db }: Pick<Deps, 'db'>): readonly Job[] => [
  defineJob({
    name: 'deposit.forget-addresses',
    schedule: '45 0 * * *',
    work: async () => void (await forgetPayingAddresses(db)),
  }),
  defineJob({
    name: 'deposit.forget-cards',
    schedule: '50 0 * * *',
    work: () => atomic(db, forgetUnusedCards),
  }),
];
export const depositsOfPerson: PersonalDataPart = {
  name: 'deposits',
  tables: ['deposit'],
  read: readDeposits,
  forget: forgetDeposits,
};
export const cardsOfPerson: PersonalDataPart = {
  name: 'cards',
  tables: ['card_token', 'gateway_customer'],
  read: readCards,
  forget: forgetCards,
};
