import { mayCall, type Me } from '@cafeteria/contract';
import { standingOfMe } from '../shared/session/index.ts';
import { branchOfficeResource } from './catalogue/branch-office/index.ts';
import { categoryResource, subcategoryResource } from './catalogue/category/index.ts';
import { offerResource } from './catalogue/offer/index.ts';
import { partnerResource } from './catalogue/partner/index.ts';
import { announcementResource } from './content/announcement/index.ts';
import { clientArticleResource, magazineArticleResource } from './content/article/index.ts';
import { carouselResource } from './content/carousel/index.ts';
import { mediaPage } from './content/media/index.ts';
import { promoRowResource } from './content/promo-row/index.ts';
import { mapFiltersResource } from './discovery/map-filters/index.ts';
import { createSite, type Entry, permittedEntries, type Site } from './frame/index.ts';
import { bankEntriesPage, bankOpenPage, bankPage } from './money/bank/index.ts';
import { bookCardPage, bookJournalPage, bookPage } from './money/book/index.ts';
import { partyStatementPage } from './money/party-statement/index.ts';
import { fundsPage } from './money/funds/index.ts';
import {
  clientCreditPage,
  clientPayrollPage,
  clientReportPage,
  creditOrderPage,
  creditOrdersPage,
  grantDetailPage,
  grantImportPage,
  newGrantPage,
  usedElsewhereImportPage,
} from './money/client-credit/index.ts';
import { clientDocumentPage, clientDocumentsPage } from './money/client-document/index.ts';
import {
  clientRefundPage,
  clientRefundsPage,
  newClientRefundPage,
} from './money/client-refund/index.ts';
import { clientContractResource } from './money/client-contract/index.ts';
import { partnerContractResource } from './money/partner-contract/index.ts';
import { monthPage, monthsPage } from './money/month/index.ts';
import {
  newPayoutBatchPage,
  payoutBatchesPage,
  payoutBatchPage,
} from './money/payout-batch/index.ts';
import {
  settlementPage,
  settlementRunPage,
  settlementRunsPage,
  settlementsPage,
} from './money/settlement/index.ts';
import { taxLimitResource } from './money/tax-limit/index.ts';
import { userCreditPage } from './money/user-credit/index.ts';
import { clientResource, clientSignInPage } from './people/client/index.ts';
import { companyResource } from './people/company/index.ts';
import { operatorResource } from './people/operator/index.ts';
import { clientLettersPage, userLetterPage } from './people/onboarding/index.ts';
import { userResource } from './people/user/index.ts';
import { depositPage, depositsPage } from './money/deposit/index.ts';
import { disputePage, disputesPage } from './money/dispute/index.ts';
import { withdrawalsPage } from './money/withdrawal/index.ts';
import { messagesPage } from './messages/message/index.ts';
import { dashboardPage } from './system/dashboard/index.ts';
import { devPage } from './system/dev/index.ts';

/**
 * Every resource and page, in the order of the navigation; one without an entry follows its owner. What is of money
 * stands in the order of an accountant's month (docs/month.md).
 */
export const entries: readonly Entry[] = [
  dashboardPage,
  partnerResource,
  branchOfficeResource,
  offerResource,
  clientResource,
  clientArticleResource,
  clientCreditPage,
  clientPayrollPage,
  clientReportPage,
  newGrantPage,
  grantImportPage,
  usedElsewhereImportPage,
  creditOrdersPage,
  creditOrderPage,
  grantDetailPage,
  clientSignInPage,
  userResource,
  userCreditPage,
  userLetterPage,
  clientLettersPage,
  companyResource,
  monthsPage,
  monthPage,
  bankPage,
  bankOpenPage,
  bankEntriesPage,
  clientDocumentsPage,
  clientDocumentPage,
  clientRefundsPage,
  newClientRefundPage,
  clientRefundPage,
  settlementsPage,
  settlementPage,
  settlementRunsPage,
  settlementRunPage,
  payoutBatchesPage,
  newPayoutBatchPage,
  payoutBatchPage,
  withdrawalsPage,
  depositsPage,
  depositPage,
  disputesPage,
  disputePage,
  bookPage,
  bookCardPage,
  bookJournalPage,
  fundsPage,
  partyStatementPage,
  clientContractResource,
  partnerContractResource,
  taxLimitResource,
  categoryResource,
  subcategoryResource,
  carouselResource,
  promoRowResource,
  magazineArticleResource,
  mediaPage,
  announcementResource,
  mapFiltersResource,
  messagesPage,
  operatorResource,
  devPage,
];

const sites = new Map<string, Site>();
/** What there is of administration for somebody: made once for everybody with the same roles. */
export const siteFor = (me: Me | null): Site => {
  const key = me?.roles.join(' ') ?? '';
  const standing = standingOfMe(me);
  const known =
    sites.get(key) ?? createSite(permittedEntries(entries, (route) => mayCall(route, standing)));
  sites.set(key, known);
  return known;
};
/** Everything there is. */
export const wholeSite = createSite(entries);

const home = '/admin';
const months = '/admin/month';
/** Who has no overview begins where their work is told: with the months of the books, else with what stands first. */
export const startOf = ({ find, navigation }: Site): string | undefined =>
  find(home) ? home : (navigation.find(({ path }) => path === months) ?? navigation[0])?.path;
