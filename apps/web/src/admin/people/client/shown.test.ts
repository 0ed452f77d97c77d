import type { ClientCatalogue, ClientOnboarding, CreditPolicy } from '@cafeteria/contract';
import { describe } from 'vitest';
import { everyFieldIsSeen } from '../../../shared/testing/seen.ts';
import { drawShown } from '../../testing/show.ts';
import { catalogue } from './catalogue.tsx';
import { creditPolicy } from './credit-policy.tsx';
import { onboarding } from './onboarding.tsx';

const policy: CreditPolicy = { ...creditPolicy().empty, leaverDays: 30 };
describe('how credits are dealt with, as it is shown', () =>
  everyFieldIsSeen<CreditPolicy>(
    policy,
    {
      expiry: { is: 'NEVER' },
      months: { is: 24, of: { ...policy, expiry: 'MONTHS', months: 12 } },
      fixedDate: {
        is: '2027-06-30',
        of: { ...policy, expiry: 'FIXED_DATE', fixedDate: '2026-12-31' },
      },
      overLimit: { is: 'TAX' },
      leaverDays: { is: 60 },
      allowPrivateWallet: { is: true },
    },
    (value) => drawShown(creditPolicy(), value),
  ));

describe('how people are invited, as it is shown', () =>
  everyFieldIsSeen<ClientOnboarding>(
    onboarding().empty,
    { linkValidHours: { is: 24 }, remindAfterDays: { is: 3 } },
    (value) => drawShown(onboarding(), value),
  ));

const listed: ClientCatalogue = { mode: 'ONLY_LISTED', partnerIds: [], hiddenCategoryIds: [] };
describe('a part of the catalogue, as it is shown', () =>
  everyFieldIsSeen<ClientCatalogue>(
    listed,
    {
      mode: { is: 'ALL_EXCEPT' },
      partnerIds: { is: [7] },
      hiddenCategoryIds: { is: [6] },
    },
    (value) => drawShown(catalogue(), value),
  ));
