import type { api, moneyApi } from '@cafeteria/contract';
import type { Deps } from './kernel/deps.ts';
import { announcementAdminHandlers } from './content/announcement/index.ts';
import { auditHandlers } from './system/audit/index.ts';
import {
  clientArticleAdminHandlers,
  internalBenefitHandlers,
  magazineArticleAdminHandlers,
  magazineArticleHandlers,
} from './content/article/index.ts';
import {
  authHandlers,
  passkeySignInHandlers,
  secondFactorSignInHandlers,
} from './people/sign-in/auth/index.ts';
import { passkeyHandlers } from './people/sign-in/passkey/index.ts';
import { proofHandlers } from './people/sign-in/proof/index.ts';
import { secondFactorHandlers } from './people/sign-in/second-factor/index.ts';
import { type OpenBasemap, basemapHandlers, openBasemap } from './discovery/basemap/index.ts';
import {
  branchOfficeAdminHandlers,
  branchOfficeHandlers,
} from './catalogue/branch-office/index.ts';
import { branchOfficeImportHandlers } from './catalogue/branch-office-import/index.ts';
import { carouselAdminHandlers, carouselHandlers } from './content/carousel/index.ts';
import {
  categoryAdminHandlers,
  categoryHandlers,
  subcategoryAdminHandlers,
  subcategoryHandlers,
} from './catalogue/category/index.ts';
import { fundsHandlers } from './money/funds/index.ts';
import { bookHandlers } from './money/book/index.ts';
import { partyStatementHandlers } from './money/party-statement/index.ts';
import { balanceHandlers } from './money/balance/index.ts';
import { coverageHandlers } from './money/coverage/index.ts';
import { historyHandlers } from './money/history/index.ts';
import { paymentCredentialAdminHandlers } from './money/credential/index.ts';
import {
  devicePaymentHandlers,
  paymentCodeHandlers,
  paymentHandlers,
} from './money/payment/index.ts';
import { subscriptionHandlers } from './people/own/subscription/index.ts';
import { clientAdminHandlers } from './people/records/client/index.ts';
import { clientLogHandlers } from './system/client-log/index.ts';
import { savedViewHandlers } from './system/saved-view/index.ts';
import { companyAdminHandlers } from './people/records/company/index.ts';
import { operatorAdminHandlers, operatorHandlers } from './people/records/operator/index.ts';
import { configHandlers } from './system/config/index.ts';
import { dashboardHandlers } from './system/dashboard/index.ts';
import { favoriteHandlers } from './catalogue/favorite/index.ts';
import { geocoderHandlers } from './discovery/geocoder/index.ts';
import { healthHandlers } from './system/health/index.ts';
import { homeHandlers } from './content/home/index.ts';
import { mapFiltersAdminHandlers, mapFiltersHandlers } from './discovery/map-filters/index.ts';
import { mediaAdminHandlers, mediaHandlers } from './content/media/index.ts';
import { offerAdminHandlers, offerHandlers } from './catalogue/offer/index.ts';
import { partnerAdminHandlers, partnerHandlers } from './catalogue/partner/index.ts';
import { promoRowAdminHandlers, promoRowHandlers } from './content/promo-row/index.ts';
import { mapHandlers } from './discovery/map/index.ts';
import {
  partnerProposalAdminHandlers,
  partnerProposalHandlers,
} from './catalogue/partner-proposal/index.ts';
import { placeHandlers, type PlaceService } from './discovery/place/index.ts';
import { type Search, searchHandlers } from './discovery/search/index.ts';
import { cardHandlers, type Catalogue } from './catalogue/card/index.ts';
import { clientReportHandlers, payrollProfileHandlers } from './money/client-report/index.ts';
import {
  creditGrantHandlers,
  creditGrantImportHandlers,
  creditOrderHandlers,
} from './money/credit-grant/index.ts';
import { partnerAccountHandlers } from './money/partner-account/index.ts';
import { monthHandlers } from './money/month/index.ts';
import { bankHandlers, matchByHand } from './money/bank-statement/index.ts';
import { clientRefundHandlers } from './money/client-refund/index.ts';
import { payoutBatchHandlers } from './money/payout-batch/index.ts';
import {
  settlementHandlers,
  settlementLinkHandlers,
  settlementRunHandlers,
} from './money/settlement/index.ts';
import { clientContractAdminHandlers } from './money/client-contract/index.ts';
import {
  clientDocumentHandlers,
  clientDocumentLinkHandlers,
} from './money/client-document/index.ts';
import { partnerContractAdminHandlers } from './money/partner-contract/index.ts';
import { taxLimitAdminHandlers } from './money/tax-limit/index.ts';
import {
  mobileDeviceAdminHandlers,
  mobileDeviceAppHandlers,
  mobileDeviceHandlers,
} from './people/own/mobile-device/index.ts';
import { settleCredits, sumMoney, userCreditHandlers } from './money/user-credit/index.ts';
import { ownAccountHandlers } from './people/own/own-account/index.ts';
import { personalHandlers } from './people/own/personal/index.ts';
import { phoneNumberHandlers } from './people/own/phone-number/index.ts';
import { taskHandlers } from './people/own/task/index.ts';
import { personalData } from './personal-data.ts';
import { onboardingAdminHandlers, onboardingHandlers } from './people/intake/onboarding/index.ts';
import { ownSessionHandlers } from './people/sign-in/own-session/index.ts';
import { newPasswordSender, passwordHandlers } from './people/sign-in/password/index.ts';
import { userAdminHandlers, userHandlers } from './people/records/user/index.ts';
import { messageAdminHandlers } from './messages/outbox/index.ts';
import { userImportHandlers } from './people/intake/user-import/index.ts';
import { directoryTokenAdminHandlers } from './people/intake/directory/index.ts';
import {
  employerSignInAdminHandlers,
  employerSignInHandlers,
} from './people/sign-in/employer-sign-in/index.ts';
import { viewHandlers } from './catalogue/view/index.ts';
import {
  cardTokenHandlers,
  depositAdminHandlers,
  depositHandlers,
  type Deposits,
} from './money/deposit/index.ts';
import { disputeAdminHandlers, disputeHandlers } from './money/dispute/index.ts';
import {
  withdrawalAdminHandlers,
  withdrawalCancellationHandlers,
  withdrawalHandlers,
} from './money/withdrawal/index.ts';
import {
  usedElsewhereHandlers,
  usedElsewhereImportHandlers,
} from './money/used-elsewhere/index.ts';
import type { Handlers } from './kernel/caller/index.ts';
import { passwordVerifier } from './platform/auth/index.ts';

/** What is answered from memory. */
export type Models = { readonly catalogue: Catalogue; readonly search: Search };
type AllHandlers = { readonly [K in keyof typeof api]: Handlers<(typeof api)[K]> };

/** Money of people, by entity. */
const moneyFeatures = (
  deps: Deps,
  catalogue: Catalogue,
  deposits: Deposits,
): Pick<AllHandlers, Exclude<keyof typeof moneyApi, Lagging<typeof api>>> => ({
  balance: balanceHandlers(deps),
  history: historyHandlers(deps),
  coverage: coverageHandlers(deps, catalogue),
  payment: paymentHandlers(deps),
  paymentCode: paymentCodeHandlers(deps),
  devicePayment: devicePaymentHandlers(deps),
  paymentCredential: paymentCredentialAdminHandlers(deps),
  deposit: depositHandlers(deps, deposits),
  cardToken: cardTokenHandlers(deps, deposits),
  depositAdmin: depositAdminHandlers(deps, deposits),
  withdrawal: withdrawalHandlers(deps),
  withdrawalCancellation: withdrawalCancellationHandlers(deps),
  withdrawalAdmin: withdrawalAdminHandlers(deps),
  dispute: disputeHandlers(deps),
  disputeAdmin: disputeAdminHandlers(deps),
  creditGrant: creditGrantHandlers(deps),
  creditGrantImport: creditGrantImportHandlers(deps),
  creditOrder: creditOrderHandlers(deps),
  userCredit: userCreditHandlers(deps),
  usedElsewhere: usedElsewhereHandlers(deps),
  usedElsewhereImport: usedElsewhereImportHandlers(deps),
  taxLimitAdmin: taxLimitAdminHandlers(deps),
  clientContractAdmin: clientContractAdminHandlers(deps),
  clientDocument: clientDocumentHandlers(deps),
  clientDocumentLink: clientDocumentLinkHandlers(deps),
  partnerContractAdmin: partnerContractAdminHandlers(deps),
  partnerAccount: partnerAccountHandlers(deps),
  payrollProfile: payrollProfileHandlers(deps),
  month: monthHandlers(deps),
  bank: bankHandlers(deps),
  clientRefund: clientRefundHandlers(deps),
  payoutBatch: payoutBatchHandlers(deps, matchByHand),
  settlement: settlementHandlers(deps),
  settlementLink: settlementLinkHandlers(deps),
  settlementRun: settlementRunHandlers(deps),
});

type Lagging<A> = {
  [F in keyof A]: {
    [N in keyof A[F]]: A[F][N] extends { readonly mayLag: true } ? F : never;
  }[keyof A[F]];
}[keyof A];
/** What has routes that may lag: a room of one that is not here does not compile, nor one here that has none. */
export const laggingFeatures = (deps: Deps): Pick<AllHandlers, Lagging<typeof api>> => ({
  book: bookHandlers(deps),
  funds: fundsHandlers(deps),
  partyStatement: partyStatementHandlers(deps),
  clientReport: clientReportHandlers(deps),
  audit: auditHandlers(deps),
  dashboard: dashboardHandlers(deps),
});

/** Accounts of people, how they come in, and who edits them; one queue of password checks for all doors. */
const accountFeatures = (deps: Deps) => {
  const verifyPassword = passwordVerifier(deps.config.cores);
  const ending = { settleMoney: settleCredits(deps.config.currency), parts: personalData };
  return {
    user: userHandlers(deps),
    personal: personalHandlers(deps),
    phoneNumber: phoneNumberHandlers(deps),
    task: taskHandlers(deps),
    ownAccount: ownAccountHandlers(deps, ending, sumMoney),
    userAdmin: userAdminHandlers({ ...deps, sendNewPassword: newPasswordSender(deps) }, ending),
    auth: authHandlers(deps, verifyPassword),
    password: passwordHandlers(deps, verifyPassword),
    onboarding: onboardingHandlers(deps),
    onboardingAdmin: onboardingAdminHandlers(deps),
    session: ownSessionHandlers(deps),
    passkey: passkeyHandlers(deps),
    passkeySignIn: passkeySignInHandlers(deps),
    secondFactor: secondFactorHandlers(deps),
    secondFactorSignIn: secondFactorSignInHandlers(deps),
    proof: proofHandlers(deps),
  };
};

/** How people are reached and brought in: their phones, messages, and their employer's directory. */
const reachFeatures = (deps: Deps) => ({
  userImport: userImportHandlers(deps),
  mobileDevice: mobileDeviceHandlers(deps),
  mobileDeviceApp: mobileDeviceAppHandlers(deps),
  mobileDeviceAdmin: mobileDeviceAdminHandlers(deps),
  messageAdmin: messageAdminHandlers(deps),
  subscription: subscriptionHandlers(deps),
  employerSignIn: employerSignInHandlers(deps),
  employerSignInAdmin: employerSignInAdminHandlers(deps),
  directoryToken: directoryTokenAdminHandlers(deps),
});

const featuresOf = (
  deps: Deps,
  { catalogue, search }: Models,
  places: PlaceService,
  basemap: OpenBasemap,
  deposits: Deposits,
): AllHandlers => ({
  ...accountFeatures(deps),
  config: configHandlers(deps, basemap),
  clientLog: clientLogHandlers(deps),
  favorite: favoriteHandlers(deps, catalogue),
  category: categoryHandlers(catalogue),
  subcategory: subcategoryHandlers(catalogue),
  card: cardHandlers(catalogue),
  home: homeHandlers(deps, catalogue),
  carousel: carouselHandlers(deps, catalogue),
  promoRow: promoRowHandlers(deps, catalogue),
  partner: partnerHandlers(deps, catalogue),
  branchOffice: branchOfficeHandlers(deps),
  offer: offerHandlers(deps, catalogue),
  view: viewHandlers(deps),
  media: mediaHandlers(deps),
  magazineArticle: magazineArticleHandlers(deps, catalogue),
  internalBenefit: internalBenefitHandlers(deps),
  partnerAdmin: partnerAdminHandlers(deps),
  branchOfficeAdmin: branchOfficeAdminHandlers(deps),
  branchOfficeImport: branchOfficeImportHandlers(deps),
  offerAdmin: offerAdminHandlers(deps),
  mediaAdmin: mediaAdminHandlers(deps),
  magazineArticleAdmin: magazineArticleAdminHandlers(deps),
  clientArticleAdmin: clientArticleAdminHandlers(deps),
  companyAdmin: companyAdminHandlers(deps),
  operator: operatorHandlers(deps),
  operatorAdmin: operatorAdminHandlers(deps),
  clientAdmin: clientAdminHandlers(deps),
  ...reachFeatures(deps),
  geocoder: geocoderHandlers(places),
  savedView: savedViewHandlers(deps),
  search: searchHandlers(deps, catalogue, search),
  map: mapHandlers(deps, catalogue),
  basemap: basemapHandlers(basemap, deps.log),
  place: placeHandlers(deps, places, search),
  partnerProposal: partnerProposalHandlers(deps),
  partnerProposalAdmin: partnerProposalAdminHandlers(deps),
  announcementAdmin: announcementAdminHandlers(deps),
  categoryAdmin: categoryAdminHandlers(deps),
  subcategoryAdmin: subcategoryAdminHandlers(deps),
  carouselAdmin: carouselAdminHandlers(deps),
  promoRowAdmin: promoRowAdminHandlers(deps),
  ...laggingFeatures(deps),
  ...moneyFeatures(deps, catalogue, deposits),
  health: healthHandlers(deps),
  mapFilters: mapFiltersHandlers(deps, catalogue),
  mapFiltersAdmin: mapFiltersAdminHandlers(deps),
});

/**
 * The list of features. A route of the contract without a handler does not compile. What several
 * features share is created once.
 */
export const buildFeatures = async (
  deps: Deps,
  models: Models,
  places: PlaceService,
  deposits: Deposits,
): Promise<AllHandlers> => featuresOf(deps, models, places, await openBasemap(deps), deposits);
