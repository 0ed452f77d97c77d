import type { Dashboard } from '@cafeteria/contract';
import { Card, Heading, Icon, LinkList } from '@cafeteria/ui';
import { useAdminText, useWords, renderPageLink } from '../../frame/index.ts';
import { waitingItems } from '../../widgets/waiting/index.ts';
import styles from './Dashboard.module.css';

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
  const waiting = waitingItems(text, numbers);
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
