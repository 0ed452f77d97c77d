import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import { Badge, Card, Heading, LinkList } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { renderPageLink, useAdminText } from '../../frame/index.ts';
import { waitingItems } from '../../widgets/waiting/index.ts';
import { creditStyles as styles, monthText } from '../credit/index.ts';
import { monthPath } from './address.ts';

/** What waits for who keeps the books, each with the place where it is done; months are closed in their order. */
export const Waiting = () => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const { data } = useQuery({ ...read(api.dashboard.books, {}), refetchOnMount: 'always' });
  if (!data) return null;
  const { openMonths, ...numbers } = data;
  const [first] = openMonths;
  const items = waitingItems(text, numbers);
  const months = first
    ? [
        {
          key: 'openMonths',
          href: monthPath(first),
          icon: 'calendar' as const,
          label: text('month.toClose'),
          description: text('month.closeFirst', { month: monthText(first, i18n.language) }),
          testId: 'waiting-openMonths',
          end: <Badge>{formatNumber(openMonths.length)}</Badge>,
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
