import type { Dashboard } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { Badge, Card, chipClass, Heading, Icon, LinkList, type LinkListItem } from '@cafeteria/ui';
import { useAdminText, useWords, renderPageLink } from '../../frame/index.ts';
import { waitingItems } from '../../widgets/waiting/index.ts';
import styles from './Dashboard.module.css';

type Props = { readonly dashboard: Pick<Dashboard, 'attention' | 'limitsDue'> };

const useItems = ({ dashboard: { attention: numbers, limitsDue } }: Props): LinkListItem[] => {
  const text = useAdminText();
  const wordOf = useWords('enum.regime');
  const limits = limitsDue.map(({ regime, year }) => ({
    key: `${regime} ${year}`,
    href: `/admin/tax-limit?regime=${regime}`,
    icon: 'gauge' as const,
    label: text('dashboard.limitDue', { regime: wordOf(regime), year }),
    testId: `dashboard-limit-${regime}`,
  }));
  return [...limits, ...waitingItems(text, numbers)];
};

const waitingId = 'waiting';
/** How much waits, and the way down to it where it does not stand beside money and people. */
export const AttentionLink = (props: Props) => {
  const text = useAdminText();
  const { length } = useItems(props);
  if (length === 0) return null;
  return (
    <a
      href={`#${waitingId}`}
      className={chipClass({ className: styles.down ?? '' })}
      data-testid="attention-link"
    >
      {text('dashboard.attentionTitle')} <Badge tone="warning">{formatNumber(length)}</Badge>
    </a>
  );
};

/** What waits for somebody, each with the list behind its number; what does not wait is not there. */
export const Attention = (props: Props) => {
  const text = useAdminText();
  const items = useItems(props);
  return (
    <Card className={styles.card} id={waitingId} tabIndex={-1} data-testid="dashboard-attention">
      <Heading level={2} size="md">
        {text('dashboard.attentionTitle')}
      </Heading>
      {items.length === 0 ? (
        <p className={styles.fine}>
          <Icon name="success" /> {text('dashboard.nothing')}
        </p>
      ) : (
        <LinkList items={items} renderLink={renderPageLink} />
      )}
    </Card>
  );
};
