import type { Dashboard } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { Badge, Card, Heading, Icon, type IconName, LinkList } from '@cafeteria/ui';
import { type AdminText, useAdminText, useWords, renderPageLink } from '../../frame/index.ts';
import styles from './Dashboard.module.css';

type Numbers = Dashboard['attention'];
const kinds: readonly {
  readonly key: keyof Numbers;
  readonly href: string;
  readonly icon: IconName;
}[] = [
  { key: 'lateDeposits', href: '/admin/deposit?refund=DUE', icon: 'card' },
  { key: 'requestedWithdrawals', href: '/admin/withdrawal?status=REQUESTED', icon: 'arrow-up' },
  { key: 'openBankEntries', href: '/admin/bank/open', icon: 'bank' },
  { key: 'draftSettlements', href: '/admin/settlement?status=DRAFT', icon: 'percent' },
  { key: 'requestedRefunds', href: '/admin/client-refund?status=REQUESTED', icon: 'undo' },
  { key: 'overdueInvoices', href: '/admin/client-document?state=OVERDUE', icon: 'clock' },
  { key: 'bookDifferences', href: '/admin/book', icon: 'warning' },
  { key: 'frozenAccounts', href: '/admin/user?spending=FROZEN', icon: 'lock' },
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
  'expiringOffers',
  'promoRowsWithHidden',
  'failedMessages',
  'clientErrors',
];
/** Of what waits, that which the navigation counts: errors of browsers are for developers, in the overview. */
const pressing: readonly (keyof Numbers)[] = [
  ...urgent.filter((key) => key !== 'clientErrors'),
  'requestedWithdrawals',
];

/** How many tasks that do not wait well are behind an entry of the navigation. */
export const waitingAt = (path: string, numbers: Partial<Numbers>): number =>
  kinds
    .filter(({ key, href }) => pressing.includes(key) && href.split('?')[0] === path)
    .reduce((sum, { key }) => sum + (numbers[key] ?? 0), 0);

const itemOf =
  (text: AdminText, numbers: Numbers) =>
  ({ key, href, icon }: (typeof kinds)[number]) => ({
    key,
    href,
    icon,
    label: text(`dashboard.attention.${key}`),
    testId: `dashboard-${key}`,
    end: (
      <Badge tone={urgent.includes(key) ? 'warning' : 'neutral'}>
        {formatNumber(numbers[key])}
      </Badge>
    ),
  });

/** What waits for somebody, each with the list behind its number; what does not wait is not there. */
export const Attention = ({
  dashboard: { attention: numbers, limitsDue },
}: {
  readonly dashboard: Pick<Dashboard, 'attention' | 'limitsDue'>;
}) => {
  const text = useAdminText();
  const wordOf = useWords('enum.regime');
  const limits = limitsDue.map(({ regime, year }) => ({
    key: `${regime} ${year}`,
    href: `/admin/tax-limit?regime=${regime}`,
    icon: 'gauge' as const,
    label: text('dashboard.limitDue', { regime: wordOf(regime), year }),
    testId: `dashboard-limit-${regime}`,
  }));
  const waiting = kinds
    .filter(({ key }) => numbers[key] > 0)
    .map((kind) => itemOf(text, numbers)(kind));
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('dashboard.attentionTitle')}
      </Heading>
      {waiting.length + limits.length === 0 ? (
        <p className={styles.fine}>
          <Icon name="success" /> {text('dashboard.nothing')}
        </p>
      ) : (
        <LinkList items={[...limits, ...waiting]} renderLink={renderPageLink} />
      )}
    </Card>
  );
};
