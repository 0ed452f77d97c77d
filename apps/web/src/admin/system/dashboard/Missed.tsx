import type { Dashboard } from '@cafeteria/contract';
import { Badge, Card, Heading, LinkList } from '@cafeteria/ui';
import { useAdminText, renderPageLink } from '../../frame/index.ts';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import styles from './Dashboard.module.css';

/** What people looked for and did not find; nothing missed, nothing shown. */
export const Missed = ({ keywords }: { readonly keywords: Dashboard['missed'] }) => {
  const text = useAdminText();
  if (keywords.length === 0) return null;
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('dashboard.missed')}
      </Heading>
      <LinkList
        items={keywords.map(({ keyword, searches }) => ({
          key: keyword,
          icon: 'search',
          href: `/search${stringifySearch({ keyword })}`,
          label: keyword,
          end: <Badge>{text('dashboard.searches', { count: searches })}</Badge>,
        }))}
        renderLink={renderPageLink}
      />
    </Card>
  );
};
