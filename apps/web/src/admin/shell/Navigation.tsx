import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import { Badge, Icon, LinkList, type LinkListItem, VisuallyHidden } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { read } from '../../shared/api/index.ts';
import { useMay } from '../../shared/session/index.ts';
import { kept, type NavGroup, navGroups, renderPageLink, useAdminText } from '../frame/index.ts';
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

const Waits = ({ count }: { readonly count: number }) => {
  const text = useAdminText();
  return (
    <Badge tone="warning">
      {formatNumber(count)}
      <VisuallyHidden> {text('nav.waits')}</VisuallyHidden>
    </Badge>
  );
};

type Counted = { readonly item: LinkListItem; readonly count: number };
/** A part of the navigation; folded it shows where one is, and how much waits in it. */
const Group = ({
  group,
  items,
}: {
  readonly group: NavGroup;
  readonly items: readonly Counted[];
}) => {
  const text = useAdminText();
  const id = useId();
  const [isFolded, setFolded] = useState(() => kept.folded.get()?.[group] !== undefined);
  const shown = items.filter(({ item }) => !isFolded || item.isCurrent);
  const hidden = items
    .filter((one) => !shown.includes(one))
    .reduce((sum, { count }) => sum + count, 0);
  const fold = (): void => {
    const { [group]: before, ...others } = kept.folded.get() ?? {};
    kept.folded.set(before === undefined ? { ...others, [group]: 'folded' } : others);
    setFolded(before === undefined);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <button
        type="button"
        className={styles.caption}
        aria-expanded={!isFolded}
        data-testid={`admin-nav-fold-${group}`}
        onClick={fold}
      >
        <span id={id}>{text(`nav.group.${group}`)}</span>
        <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} size="sm" />
        {hidden > 0 && <Waits count={hidden} />}
      </button>
      <LinkList look="nav" items={shown.map(({ item }) => item)} renderLink={renderPageLink} />
    </div>
  );
};

/** Where one can go, in captioned groups, with counts of what waits there. */
export const Navigation = ({ items }: { readonly items: readonly NavigationItem[] }) => {
  const text = useAdminText();
  const countOf = useWaiting();
  const counted = items.map(({ group, ...item }) => {
    const count = countOf(item.href);
    return { group, count, item: count === 0 ? item : { ...item, end: <Waits count={count} /> } };
  });
  const of = (wanted: NavigationItem['group']): readonly Counted[] =>
    counted.filter(({ group }) => group === wanted);
  return (
    <nav aria-label={text('nav.label')} className={styles.navigation}>
      <LinkList
        look="nav"
        items={of(undefined).map(({ item }) => item)}
        renderLink={renderPageLink}
      />
      {navGroups.map((group) => {
        const own = of(group);
        return own.length > 0 && <Group key={group} group={group} items={own} />;
      })}
    </nav>
  );
};
