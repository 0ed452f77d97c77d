import type { BooksWaiting } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import { Badge, Card, Heading, type IconName, LinkList } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { renderPageLink, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles, monthText } from '../credit/index.ts';
import { monthPath } from './address.ts';

const kinds: readonly {
  readonly key: Exclude<keyof BooksWaiting, 'openMonths'>;
  readonly href: string;
  readonly icon: IconName;
  readonly isUrgent?: true;
}[] = [
  { key: 'openBankEntries', href: '/admin/bank/open', icon: 'bank' },
  {
    key: 'overdueInvoices',
    href: '/admin/client-document?state=OVERDUE',
    icon: 'clock',
    isUrgent: true,
  },
  { key: 'bookDifferences', href: '/admin/book', icon: 'warning', isUrgent: true },
  { key: 'requestedWithdrawals', href: '/admin/withdrawal?status=REQUESTED', icon: 'arrow-up' },
  { key: 'draftSettlements', href: '/admin/settlement?status=DRAFT', icon: 'percent' },
  { key: 'requestedRefunds', href: '/admin/client-refund?status=REQUESTED', icon: 'undo' },
];

const Count = ({ of, isUrgent = false }: { readonly of: number; readonly isUrgent?: boolean }) => (
  <Badge tone={isUrgent ? 'warning' : 'neutral'}>{formatNumber(of)}</Badge>
);

/** What waits for who keeps the books, each with the place where it is done; months are closed in their order. */
export const Waiting = () => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const { data } = useQuery({ ...read(api.dashboard.books, {}), refetchOnMount: 'always' });
  if (!data) return null;
  const [first] = data.openMonths;
  const items = kinds
    .filter(({ key }) => data[key] > 0)
    .map(({ key, href, icon, isUrgent }) => ({
      key,
      href,
      icon,
      label: text(`dashboard.attention.${key}`),
      testId: `waiting-${key}`,
      end: <Count of={data[key]} isUrgent={isUrgent === true} />,
    }));
  const months = first
    ? [
        {
          key: 'openMonths',
          href: monthPath(first),
          icon: 'calendar' as const,
          label: text('month.toClose'),
          description: text('month.closeFirst', { month: monthText(first, i18n.language) }),
          testId: 'waiting-openMonths',
          end: <Count of={data.openMonths.length} />,
        },
      ]
    : [];
  if (items.length + months.length === 0) return null;
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('dashboard.attentionTitle')}
      </Heading>
      <LinkList items={[...items, ...months]} renderLink={renderPageLink} />
    </Card>
  );
};
