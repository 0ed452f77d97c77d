import { branchOfficeImportJobs } from './catalogue/branch-office-import/index.ts';
import { partnerJobs } from './catalogue/partner/index.ts';
import { viewJobs } from './catalogue/view/index.ts';
import { mediaJobs } from './content/media/index.ts';
import type { PlaceService } from './discovery/place/index.ts';
import { searchJobs } from './discovery/search/index.ts';
import { auditJobs } from './kernel/audit/index.ts';
import { sessionJobs } from './kernel/caller/index.ts';
import { changesJobs } from './kernel/changes/index.ts';
import type { Deps } from './kernel/deps.ts';
import { bookJobs } from './money/book/index.ts';
import { creditGrantImportJobs, creditOrderJobs } from './money/credit-grant/index.ts';
import { reminderJobs } from './money/reminder/index.ts';
import { depositJobs } from './money/deposit/index.ts';
import { disputeJobs } from './money/dispute/index.ts';
import { ledgerJobs } from './money/ledger/index.ts';
import { monthJobs } from './money/month/index.ts';
import { documentNoticeJobs } from './money/client-document/index.ts';
import { clientRefundJobs } from './money/client-refund/index.ts';
import { settlementJobs } from './money/settlement/index.ts';
import { taskMailJobs } from './money/task-mail/index.ts';
import { taxLimitJobs } from './money/tax-limit/index.ts';
import { usedElsewhereJobs } from './money/used-elsewhere/index.ts';
import { userCreditJobs } from './money/user-credit/index.ts';
import { messageJobs } from './messages/outbox/index.ts';
import { newsletterJobs } from './people/own/newsletter/index.ts';
import { userJobs } from './people/records/user/index.ts';
import { codeJobs } from './people/sign-in/code/index.ts';
import { mobileDeviceJobs } from './people/own/mobile-device/index.ts';
import { onboardingJobs } from './people/intake/onboarding/index.ts';
import { passwordJobs } from './people/sign-in/password/index.ts';
import { passkeyJobs } from './people/sign-in/passkey/index.ts';
import { userImportJobs } from './people/intake/user-import/index.ts';
import type { Job } from './platform/jobs/index.ts';
import { clientLogJobs } from './system/client-log/index.ts';

/** Everything that runs in the background, each declared by the folder that owns it. */
export const allJobs = (deps: Deps, places: PlaceService): readonly Job[] => [
  ...sessionJobs(deps),
  ...auditJobs(deps),
  ...changesJobs(deps),
  ...partnerJobs(deps),
  ...viewJobs(deps),
  ...searchJobs(deps),
  ...mediaJobs(deps),
  ...branchOfficeImportJobs(deps, places.findAll),
  ...userImportJobs(deps),
  ...userJobs(deps),
  ...newsletterJobs(deps),
  ...codeJobs(deps),
  ...mobileDeviceJobs(deps),
  ...messageJobs(deps),
  ...onboardingJobs(deps),
  ...passwordJobs(deps),
  ...passkeyJobs(deps),
  ...clientLogJobs(deps),
  ...ledgerJobs(deps),
  ...depositJobs(deps),
  ...disputeJobs(deps),
  ...bookJobs(deps),
  ...monthJobs(deps),
  ...settlementJobs(deps),
  ...clientRefundJobs(deps),
  ...documentNoticeJobs(deps),
  ...creditGrantImportJobs(deps),
  ...creditOrderJobs(deps),
  ...userCreditJobs(deps),
  ...reminderJobs(deps),
  ...taskMailJobs(deps),
  ...taxLimitJobs(deps),
  ...usedElsewhereJobs(deps),
];
