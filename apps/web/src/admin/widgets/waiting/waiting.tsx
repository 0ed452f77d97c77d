import type { Dashboard } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { Badge, type IconName, type LinkListItem } from '@cafeteria/ui';
import type { AdminText } from '../../frame/index.ts';

type Numbers = Dashboard['attention'];
const kinds: readonly {
  readonly key: keyof Numbers;
  readonly href: string;
  readonly icon: IconName;
}[] = [
  { key: 'lateDeposits', href: '/admin/deposit?refund=DUE', icon: 'card' },
  { key: 'requestedWithdrawals', href: '/admin/withdrawal?status=REQUESTED', icon: 'arrow-up' },
  { key: 'openDisputes', href: '/admin/dispute?status=OPEN', icon: 'info' },
  { key: 'openBankEntries', href: '/admin/bank/open', icon: 'bank' },
  { key: 'draftSettlements', href: '/admin/settlement?status=DRAFT', icon: 'percent' },
  { key: 'requestedRefunds', href: '/admin/client-refund?status=REQUESTED', icon: 'undo' },
  { key: 'overdueInvoices', href: '/admin/client-document?state=OVERDUE', icon: 'clock' },
  { key: 'bookDifferences', href: '/admin/book', icon: 'warning' },
  { key: 'heldOrders', href: '/admin/client-document?held=true', icon: 'wallet' },
  { key: 'frozenAccounts', href: '/admin/user?spending=FROZEN', icon: 'lock' },
  { key: 'moneyOutOfReach', href: '/admin/user?spending=OUT_OF_REACH', icon: 'wallet' },
  { key: 'openDeposits', href: '/admin/deposit?status=CREATED', icon: 'card' },
  { key: 'expiringOffers', href: '/admin/offer?expiring=true', icon: 'clock' },
  { key: 'promoRowsWithHidden', href: '/admin/promoRow?withHidden=true', icon: 'eye-off' },
  { key: 'partnersWithoutPlace', href: '/admin/partner?withoutPlace=true', icon: 'map-pin' },
  { key: 'untranslatedPartners', href: '/admin/partner?untranslated=true', icon: 'globe' },
  { key: 'untranslatedOffers', href: '/admin/offer?untranslated=true', icon: 'globe' },
  { key: 'untranslatedArticles', href: '/admin/magazine?untranslated=true', icon: 'globe' },
  { key: 'failedMessages', href: '/admin/message?status=FAILED', icon: 'mail' },
  { key: 'clientErrors', href: '/admin/dev?tab=log&level=error', icon: 'warning' },
  { key: 'unusedMedia', href: '/admin/media?usage=UNUSED', icon: 'image' },
];
const urgent: readonly (keyof Numbers)[] = [
  'lateDeposits',
  'overdueInvoices',
  'bookDifferences',
  'frozenAccounts',
  'heldOrders',
  'expiringOffers',
  'promoRowsWithHidden',
  'failedMessages',
  'clientErrors',
];
/** Of what waits, that which the navigation counts: errors of browsers are for developers, in the overview. */
const pressing: readonly (keyof Numbers)[] = [
  ...urgent.filter((key) => key !== 'clientErrors'),
  'requestedWithdrawals',
  'openDisputes',
];

/** How many tasks that do not wait well are behind an entry of the navigation. */
export const waitingAt = (path: string, numbers: Partial<Numbers>): number =>
  kinds
    .filter(({ key, href }) => pressing.includes(key) && href.split('?')[0] === path)
    .reduce((sum, { key }) => sum + (numbers[key] ?? 0), 0);

/** What waits, each with the place where it is done; what does not wait, and what is not counted, is not there. */
export const waitingItems = (text: AdminText, numbers: Partial<Numbers>): LinkListItem[] =>
  kinds.flatMap(({ key, href, icon }) => {
    const count = numbers[key] ?? 0;
    if (count === 0) return [];
    const tone = urgent.includes(key) ? 'warning' : 'neutral';
    return {
      key,
      href,
      icon,
      label: text(`dashboard.attention.${key}`),
      testId: `dashboard-${key}`,
      end: <Badge tone={tone}>{formatNumber(count)}</Badge>,
    };
  });
