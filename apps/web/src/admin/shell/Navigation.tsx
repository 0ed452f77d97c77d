import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import { Badge, LinkList, type LinkListItem, VisuallyHidden } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { read } from '../../shared/api/index.ts';
import { useMay } from '../../shared/session/index.ts';
import { navGroups, useAdminText, renderPageLink } from '../frame/index.ts';
import { waitingAt } from '../widgets/waiting/index.ts';
import styles from './AdminFrame.module.css';
import type { NavigationItem } from './use-navigation.ts';

/** How many tasks of the overview wait behind each entry. */
const useWaiting = (): ((href: string) => number) => {
  const may = useMay();
  const isAll = may(api.dashboard.get);
  const all = useQuery({ ...read(api.dashboard.get, {}), enabled: isAll });
  // who has not all of it is told what waits for them
  const isOfBooks = !isAll && may(api.dashboard.books);
  const books = useQuery({ ...read(api.dashboard.books, {}), enabled: isOfBooks });
  const numbers = all.data?.attention ?? books.data;
  return (href) => (numbers ? waitingAt(href, numbers) : 0);
};

const Group = ({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly LinkListItem[];
}) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.caption}>
        {title}
      </p>
      <LinkList look="nav" items={items} renderLink={renderPageLink} />
    </div>
  );
};

/** Where one can go, in captioned groups, with counts of what waits there. */
export const Navigation = ({ items }: { readonly items: readonly NavigationItem[] }) => {
  const text = useAdminText();
  const countOf = useWaiting();
  const counted = items.map(({ group, ...item }) => {
    const count = countOf(item.href);
    if (count === 0) return { group, item };
    const end = (
      <Badge tone="warning">
        {formatNumber(count)}
        <VisuallyHidden> {text('nav.waits')}</VisuallyHidden>
      </Badge>
    );
    return { group, item: { ...item, end } };
  });
  const of = (wanted: NavigationItem['group']): readonly LinkListItem[] =>
    counted.filter(({ group }) => group === wanted).map(({ item }) => item);
  return (
    <nav aria-label={text('nav.label')} className={styles.navigation}>
      <LinkList look="nav" items={of(undefined)} renderLink={renderPageLink} />
      {navGroups.map((group) => {
        const own = of(group);
        return (
          own.length > 0 && <Group key={group} title={text(`nav.group.${group}`)} items={own} />
        );
      })}
    </nav>
  );
};
