import type { SavedView } from '@cafeteria/contract';
import { Banner, Icon, Menu, menuItemClass, VisuallyHidden } from '@cafeteria/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { personText } from '../person-name.ts';
import { useAdminText } from '../texts.ts';
import type { Values } from '../widget.ts';
import { useViewActions, useViews, type Viewed } from './use-views.ts';
import { SaveState, ViewButtons } from './ViewButtons.tsx';
import type { ViewTab } from './view.ts';
import styles from './Views.module.css';
import { PageName } from '../PageLink.tsx';

/** As many saved ones stand in the row before the others wait in a menu. */
const maxInRow = 6;

type Props = {
  readonly viewed: Viewed;
  readonly search: Values;
  readonly labelOf: (name: string) => string;
  /** How many rows a view that is always there has, where that costs little. */
  readonly Count?: ((props: { readonly state: Values }) => ReactNode) | undefined;
};

type TabProps = {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isChanged: boolean;
  readonly saved?: SavedView | undefined;
  readonly children: ReactNode;
};
const Tab = ({ href, isCurrent, isChanged, saved, children }: TabProps) => {
  const text = useAdminText();
  const author = saved?.author;
  const sharing =
    saved?.shared &&
    (author
      ? text('view.sharedBy', { name: personText(text, author) })
      : text('view.sharedByNobody'));
  return (
    <li>
      <PageName
        href={href}
        className={styles.tab}
        aria-current={isCurrent ? 'page' : undefined}
        title={saved && [saved.name, sharing].filter(Boolean).join(' · ')}
      >
        {sharing && <Icon name="users" size="sm" label={sharing} />}
        <span className={styles.label}>{children}</span>
        {isCurrent && isChanged && (
          <span className={styles.changed}>
            <VisuallyHidden>{text('view.changed')}</VisuallyHidden>
          </span>
        )}
      </PageName>
    </li>
  );
};

const parted = (own: readonly ViewTab[], current: ViewTab | undefined) => {
  const row = own.filter((tab, index) => index < maxInRow || tab.key === current?.key);
  return { row, rest: own.filter((tab) => !row.includes(tab)) };
};

/** What a part of a kept address is called. */
const useNameOf = (
  { readers }: Viewed,
  labelOf: (name: string) => string,
): ((name: string) => string) => {
  const text = useAdminText();
  const ofLists: Readonly<Record<string, string>> = {
    sortBy: text('list.sort'),
    sortDirection: text('list.sort'),
    columns: text('columns.title'),
    keyword: text('list.keyword'),
  };
  // what the list does not know has no label
  return (name) => ofLists[name] ?? (name in readers ? labelOf(name) : name);
};

/** The saved views that have no room in the row. */
const Others = ({
  tabs,
  hrefOf,
}: {
  readonly tabs: readonly ViewTab[];
  readonly hrefOf: (tab: ViewTab) => string;
}) => {
  const text = useAdminText();
  if (tabs.length === 0) return null;
  return (
    <Menu
      label={text('view.others')}
      trigger={text('view.more', { n: tabs.length })}
      triggerClassName={styles.more ?? ''}
    >
      {tabs.map((tab) => (
        <PageName key={tab.key} href={hrefOf(tab)} className={menuItemClass()}>
          <span className={styles.label}>{tab.saved?.name}</span>
        </PageName>
      ))}
    </Menu>
  );
};

/**
 * The button that keeps or removes a view goes with it: the focus comes to the view that is open then, and where none
 * is to the first.
 */
const useFocusOnOpened = (key: string | undefined) => {
  const views = useRef<HTMLElement>(null);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    if (document.activeElement !== document.body) return;
    const links = [...(views.current?.querySelectorAll('a') ?? [])];
    const open = links.find((link) => link.ariaCurrent === 'page') ?? links[0];
    open?.focus();
  }, [key]);
  return views;
};

/** The views of a list above it: those that are always there, what was saved, and what becomes of the open one. */
export const ViewTabs = ({ viewed, search, labelOf, Count }: Props) => {
  const text = useAdminText();
  const views = useViews(viewed, search);
  const actions = useViewActions(viewed, views);
  const nameOf = useNameOf(viewed, labelOf);
  const { builtIn, own, current, isChanged, hrefOf } = views;
  const { row, rest } = parted(own, current);
  const region = useFocusOnOpened(current?.key);
  // where there is one view and nothing to keep, there is nothing to choose
  const isAlone = builtIn.length + own.length === 1 && !isChanged;
  const labelled = (tab: ViewTab): ReactNode =>
    tab.saved?.name ?? (tab.key === '' ? text('view.all') : labelOf(tab.key));
  return (
    <>
      <nav
        ref={region}
        hidden={isAlone}
        className={styles.views}
        aria-label={text('view.region')}
        data-testid="views"
      >
        <ul className={styles.row}>
          {[...builtIn, ...row].map((tab) => (
            <Tab
              key={tab.key}
              href={hrefOf(tab)}
              isCurrent={tab.key === current?.key}
              isChanged={isChanged}
              saved={tab.saved}
            >
              {labelled(tab)}
              {Count && !tab.saved && tab.key !== '' && (
                <span className={styles.count}>
                  <Count state={tab.state} />
                </span>
              )}
            </Tab>
          ))}
        </ul>
        <Others tabs={rest} hrefOf={hrefOf} />
        <ViewButtons views={views} actions={actions} />
      </nav>
      {views.leftOut.length > 0 && (
        <Banner
          tone="warning"
          title={text('view.leftOut', {
            names: [...new Set(views.leftOut.map(nameOf))].join(', '),
          })}
        >
          <SaveState views={views} actions={actions} label="view.leftOutSave" />
        </Banner>
      )}
    </>
  );
};
