import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { day, instant } from '../values/text.ts';
import { OnboardingStatus } from '../people/user.ts';
import { Currency, DepositStatus, PublicationState, Regime } from '../vocabulary/enums.ts';

/** Days ahead in which an offer counts as about to end. */
export const expiringDays = 30;
const ByState = z.record(PublicationState, z.int());
/** The content that comes by itself: what it is, and when. */
export const ScheduledContent = z.object({
  entity: z.enum(['partner', 'offer', 'carousel', 'promoRow', 'announcement', 'article']),
  id: z.int(),
  title: z.string(),
  validFrom: instant(),
});
export type ScheduledContent = z.output<typeof ScheduledContent>;

/** How much there is and what needs somebody; each number is that of a filtered list. */
export const Dashboard = z
  .object({
    partners: ByState,
    offers: ByState,
    users: z.record(OnboardingStatus, z.int()),
    /** Deposits of the last seven days. */
    deposits: z.record(DepositStatus, z.int()),
    /** What becomes of mail: it goes out, is kept to be looked at, or waits for something that sends it. */
    mail: z.enum(['SENT', 'KEPT', 'WAITING']),
    attention: z.object({
      /** Paid after they had been declined, and not given back yet. */
      lateDeposits: z.int(),
      requestedWithdrawals: z.int(),
      /** What people say is wrong with payments, and nobody has answered. */
      openDisputes: z.int(),
      /** Entries of bank statements nobody has said yet what they are of. */
      openBankEntries: z.int(),
      /** Drafts of settlements that nobody has approved or thrown away yet. */
      draftSettlements: z.int(),
      /** What is to be sent back to employers and nobody has approved or cancelled yet. */
      requestedRefunds: z.int(),
      /** Invoices of employers that are not paid in time. */
      overdueInvoices: z.int(),
      /** People who cannot spend until somebody has looked why. */
      frozenAccounts: z.int(),
      /** People who cannot sign in and have own money left. */
      moneyOutOfReach: z.int(),
      /** Orders of credits that are paid and cannot be given. */
      heldOrders: z.int(),
      /** What the nightly comparison of the books found. */
      bookDifferences: z.int(),
      /** Top-ups begun before today whose gate has not said what became of them. */
      openDeposits: z.int(),
      expiringOffers: z.int(),
      partnersWithoutPlace: z.int(),
      untranslatedPartners: z.int(),
      untranslatedOffers: z.int(),
      untranslatedArticles: z.int(),
      promoRowsWithHidden: z.int(),
      unusedMedia: z.int(),
      clientErrors: z.int(),
      failedMessages: z.int(),
    }),
    /** The limits of the law nobody has written yet, of this year and from November on of the next. */
    limitsDue: z.array(z.object({ regime: Regime, year: z.int() })),
    scheduled: z.array(ScheduledContent),
    /** What people searched for in the last thirty days and did not find, the most wanted first. */
    missed: z.array(z.object({ keyword: z.string(), searches: z.int() })),
  })
  .register(z.globalRegistry, { id: 'Dashboard' });
export type Dashboard = z.output<typeof Dashboard>;

/** What waits for who keeps the books: of each as many as the list behind it has. */
export const BooksWaiting = z
  .object({
    requestedWithdrawals: z.int(),
    openBankEntries: z.int(),
    draftSettlements: z.int(),
    requestedRefunds: z.int(),
    overdueInvoices: z.int(),
    bookDifferences: z.int(),
    /** Months that are over and not closed, the oldest first. */
    openMonths: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'BooksWaiting' });
export type BooksWaiting = z.output<typeof BooksWaiting>;

/** Months a figure of money goes back, this one with them. */
export const dashboardMonths = 12;
/** Days within which somebody who signed in counts as active. */
export const activeDays = 30;
/** What employers' credits do, over all of them: exactly as the ledger has it, in minor units; no own money. */
export const MoneyAndPeople = z
  .object({
    currency: Currency,
    /** The oldest first. What was recalled is taken off what was given, refunds off what was spent. */
    months: z.array(z.object({ month: z.string(), given: z.int(), spent: z.int() })),
    /** What is there now and ends by the last day of this year. */
    expiring: z.object({ amount: z.int(), until: day() }),
    people: z.object({
      /** Of employers: people who signed in within the last thirty days, and people who never have. */
      total: z.int(),
      active: z.int(),
      neverSignedIn: z.int(),
    }),
  })
  .register(z.globalRegistry, { id: 'MoneyAndPeople' });
export type MoneyAndPeople = z.output<typeof MoneyAndPeople>;

export const dashboardRoutes = {
  books: route({
    method: 'GET',
    path: '/api/admin/dashboard/books',
    access: 'books',
    summary: 'What of the books waits for somebody, and which months are to be closed',
    response: BooksWaiting,
    tags: [
      'admin:month',
      'admin:book',
      'admin:bank',
      'admin:settlement',
      'admin:client-document',
      'admin:client-refund',
      'admin:withdrawal',
    ],
  }),
  money: route({
    method: 'GET',
    path: '/api/admin/dashboard/money',
    access: 'admin',
    isHeavy: true,
    mayLag: true,
    summary: 'Credits given, spent and about to end, and how many people use the portal',
    response: MoneyAndPeople,
    tags: ['admin:credit-grant', 'user'],
  }),
  get: route({
    method: 'GET',
    path: '/api/admin/dashboard',
    access: 'admin',
    summary: 'How much there is and what needs attention',
    response: Dashboard,
    tags: [
      'partner',
      'offer',
      'user',
      'magazineArticle',
      'promoRow',
      'carousel',
      'config',
      'media',
    ],
  }),
};
