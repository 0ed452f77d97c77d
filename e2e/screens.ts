import type { Page } from '@playwright/test';
import { apiOrigin, enter } from './support.ts';

/**
 * Who looks at screens, and their addresses with records of the demo. Written down once for every journey that looks at
 * all of them; `screens.spec.ts` asks that no page of `pages.txt` is missing.
 */
export type Reader = 'visitor' | 'employee' | 'admin';

type First = (path: string) => Promise<{ readonly id: number; readonly route: string }>;
const firstOf =
  (page: Page): First =>
  async (path) => {
    const found = await (await page.request.get(`${apiOrigin}${path}`)).json();
    return (Array.isArray(found) ? found : (found.content ?? found.items))[0];
  };

const visitors = [
  '/',
  '/404',
  '/sport-6',
  '/sport-6/fitness-601',
  '/search',
  '/search?keyword=sport',
  // a subcategory with a long name, of a category with a long name
  '/search?keyword=kav',
  '/map',
  '/magazine',
  '/magazine/x-2',
  // its branch offices say when they open
  '/partner/lazne-ticha-voda-189',
  '/login',
  '/password-recovery',
  '/password-reset?userId=1#code=x',
  '/welcome?userId=999999#code=x',
  '/withdrawal-cancellation#token=1.a',
  '/client-document#token=1.a',
  '/settlement#token=1.a',
  '/newsletter#token=1.a',
  '/account-erased',
  '/faq',
  '/contact',
  '/privacy',
  '/terms',
  '/card-terms',
  '/accessibility',
];
/** Those of a visitor that are found by links: what comes by mail has its secret in the address. */
export const openScreens: readonly string[] = visitors.filter((address) => !address.includes('#'));
/** What is another screen for an employee than for a visitor, or nobody else's. */
const employees = [
  '/',
  '/sport-6',
  '/sport-6/fitness-601',
  '/search?keyword=sport',
  '/magazine',
  '/partner/lazne-ticha-voda-189',
  '/internal-benefits',
  '/favorite',
  '/profile',
  '/profile/personal',
  '/profile/personal/phone-number',
  '/profile/mobile-devices',
  '/profile/mobile-devices/activation',
  '/profile/balance',
  '/profile/history',
  '/profile/history/statement',
  '/profile/credits',
  '/profile/security',
];
const details = async (first: First): Promise<readonly string[]> => {
  const { id, route } = await first('/api/tile/category/6');
  const offer = await first(`/api/partner/${id}/offer`);
  const partner = `/partner/${route}`;
  return [partner, `${partner}?tab=WHAT_CAN_BE_BOUGHT`, `${partner}/${offer.route}`];
};

/** In the order of the specification's section 2, what came later among its like. */
const staff = async (first: First): Promise<readonly string[]> => {
  const branchOffice = `/admin/partner/5/branch-office/${(await first('/api/admin/partner/5/branch-office')).id}`;
  const article = `/admin/client/1/article/${(await first('/api/admin/client/1/article')).id}`;
  const deposit = await first('/api/admin/deposit');
  const dispute = await first('/api/admin/dispute');
  const grant = await first('/api/admin/client/1/credit-grant');
  const order = await first('/api/admin/client/3/credit-order');
  const contract = `/admin/partner-contract/${(await first('/api/admin/partner-contract')).id}`;
  const clientContract = `/admin/client-contract/${(await first('/api/admin/client-contract')).id}`;
  const clientDocument = `/admin/client-document/${(await first('/api/admin/client-document')).id}`;
  const settlement = await first('/api/admin/settlement');
  const run = await first('/api/admin/settlement-run');
  const batch = await first('/api/admin/payout-batch');
  const limit = `/admin/tax-limit/${(await first('/api/admin/tax-limit')).id}`;
  return [
    '/admin',
    '/admin/announcement',
    '/admin/operator',
    '/admin/dev',
    '/admin/dev?tab=components',
    '/admin/dev?tab=log',
    '/admin/map/filters',
    '/admin/media',
    '/admin/message',
    '/admin/deposit',
    `/admin/deposit/${deposit.id}`,
    '/admin/dispute',
    `/admin/dispute/${dispute.id}`,
    '/admin/withdrawal',
    '/admin/tax-limit',
    '/admin/tax-limit/create',
    limit,
    `${limit}/edit`,
    '/admin/book',
    '/admin/book/card',
    '/admin/book/journal',
    '/admin/book/statement',
    '/admin/book/statement?kind=client&partyId=1',
    '/admin/book/statement?kind=partner&partyId=1',
    '/admin/book/funds',
    '/admin/month',
    '/admin/month/closing?month=2026-01',
    '/admin/client-contract',
    '/admin/client-contract/create',
    clientContract,
    `${clientContract}/edit`,
    '/admin/client-document',
    clientDocument,
    '/admin/client-refund',
    '/admin/client-refund/create',
    '/admin/client-refund/create?clientId=2',
    '/admin/client-refund/1',
    '/admin/bank',
    '/admin/bank/open',
    '/admin/bank/entry',
    '/admin/settlement',
    '/admin/settlement?status=DRAFT',
    `/admin/settlement/${settlement.id}`,
    '/admin/settlement/1',
    '/admin/settlement/run',
    `/admin/settlement/run/${run.id}`,
    '/admin/settlement/batch',
    '/admin/settlement/batch/create',
    // one that was paid but for what came back, and one that waits for its second person
    `/admin/settlement/batch/${batch.id - 1}`,
    `/admin/settlement/batch/${batch.id}`,
    '/admin/partner-contract',
    '/admin/partner-contract/create',
    contract,
    `${contract}/edit`,
    '/admin/company',
    '/admin/company/create',
    '/admin/company/1',
    '/admin/company/1/edit',
    '/admin/client',
    '/admin/client/create',
    '/admin/client/1',
    '/admin/client/1?tab=users',
    '/admin/client/1/edit',
    '/admin/client/2/edit',
    '/admin/client/1/article',
    '/admin/client/1/article/create',
    article,
    `${article}/edit`,
    '/admin/client/1/user-import',
    '/admin/client/1/sign-in',
    '/admin/client/1/letter',
    '/admin/client/1/credit',
    '/admin/client/1/credit/grant/create',
    `/admin/client/1/credit/grant/${grant.id}`,
    '/admin/client/3/credit/order',
    `/admin/client/3/credit/order/${order.id}`,
    '/admin/client/1/credit/import',
    '/admin/client/1/credit/used-elsewhere',
    '/admin/client/1/credit/report',
    '/admin/client/1/credit/payroll',
    '/admin/user',
    '/admin/user/create',
    '/admin/user/2',
    '/admin/user/2/edit',
    '/admin/user/2/credit',
    '/admin/user/2/letter',
    '/admin/partner',
    '/admin/partner/create',
    '/admin/partner/5',
    '/admin/partner/5?tab=branches',
    '/admin/partner/5/edit',
    '/admin/partner/5/branch-office/create',
    '/admin/partner/5/branch-office/import',
    branchOffice,
    `${branchOffice}/edit`,
    '/admin/magazine',
    '/admin/magazine/create',
    '/admin/magazine/2',
    '/admin/magazine/2/edit',
    '/admin/category',
    '/admin/category/6',
    '/admin/category/6?tab=subcategories',
    '/admin/category/6?tab=subcategories&mode=order',
    '/admin/category/6/edit',
    '/admin/category/6/subcategory/create',
    '/admin/category/6/subcategory/601',
    '/admin/category/6/subcategory/601/edit',
    '/admin/carousel',
    '/admin/carousel/create',
    '/admin/carousel/1/edit',
    '/admin/offer',
    '/admin/offer/create',
    '/admin/offer/create?partnerId=5',
    '/admin/offer/5',
    '/admin/offer/5/edit',
    '/admin/promoRow',
    '/admin/promoRow/create',
    '/admin/promoRow/1',
    '/admin/promoRow/1/edit',
  ];
};

/** Signs in who looks, and answers the addresses of their screens. */
export const screensOf = async (page: Page, reader: Reader): Promise<readonly string[]> => {
  if (reader !== 'visitor') await enter(page, reader);
  const first = firstOf(page);
  if (reader === 'admin') return staff(first);
  if (reader === 'visitor') return [...visitors, ...(await details(first))];
  const deposit = `/profile/deposit/${(await first('/api/user/deposit')).id}`;
  return [...employees, deposit, ...(await details(first))];
};
