import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { type RenderLink, renderPlainLink } from './render-link.tsx';
import styles from './Tabs.module.css';

export type TabItem<Key extends string> = {
  readonly key: Key;
  readonly label: ReactNode;
  readonly icon?: IconName;
  readonly count?: string | number;
  readonly isDisabled?: boolean;
  readonly testId?: string;
  /** The text of a mark, e.g. `chyba` on the tab that holds a wrong field. */
  readonly mark?: string;
};
export type TabsProps<Key extends string> = {
  readonly label: string;
  readonly items: readonly TabItem<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  readonly className?: string;
  /** The panel of the selected tab. */
  readonly children?: ReactNode;
};

const content = <Key extends string>(item: TabItem<Key>) => (
  <>
    {item.icon && <Icon name={item.icon} size="em" />}
    {item.label}
    {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
    {item.mark && <span className={styles.mark} role="img" aria-label={item.mark} />}
  </>
);

/** The tab a key leads to from the selected one; disabled ones are passed over. */
const tabAfter = <Key extends string>(
  key: string,
  items: readonly TabItem<Key>[],
  selected: Key,
): Key | undefined => {
  const open = items.filter((item) => !item.isDisabled);
  const at = open.findIndex((item) => item.key === selected);
  const last = open.length - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  return open[targets[key] ?? -1]?.key;
};

/**
 * Parts of one page, one shown at a time; the arrow keys switch.
 * @example <Tabs label="Partner" items={items} selected={tab} onSelect={setTab}>…</Tabs>
 */
export const Tabs = <Key extends string>({
  label,
  items,
  selected,
  onSelect,
  className,
  children,
}: TabsProps<Key>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, items, selected);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    <div className={classNames(styles.tabs, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.key}
            id={`${id}-${item.key}`}
            data-key={item.key}
            type="button"
            role="tab"
            aria-selected={item.key === selected}
            aria-controls={children ? `${id}-panel` : undefined}
            tabIndex={item.key === selected ? 0 : -1}
            disabled={item.isDisabled}
            className={styles.tab}
            data-testid={item.testId}
            onClick={() => onSelect(item.key)}
          >
            {content(item)}
          </button>
        ))}
      </div>
      {children && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`} tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  );
};

export type LinkTabsProps = {
  readonly label: string;
  readonly items: readonly (TabItem<string> & { readonly href: string })[];
  readonly selected: string;
  readonly renderLink?: RenderLink;
  readonly className?: string;
};

/** On a phone the tab one is on may stand beyond the edge: the row is moved by what is missing, the page is not. */
const showCurrent = (row: HTMLElement): void => {
  const tab = row.querySelector('[aria-current]')?.getBoundingClientRect();
  const edge = row.getBoundingClientRect();
  if (tab && tab.right > edge.right) row.scrollLeft += tab.right - edge.right;
};

/** Tabs that are addresses: `<LinkTabs label="Partner" items={items} selected="ABOUT" renderLink={renderLink} />`. */
export const LinkTabs = ({
  label,
  items,
  selected,
  renderLink = renderPlainLink,
  className,
}: LinkTabsProps) => {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (row.current) showCurrent(row.current);
  }, [selected]);
  return (
    <nav aria-label={label} className={classNames(styles.tabs, className)}>
      <ul ref={row} className={styles.list} role="list">
        {items.map((item) => (
          <li key={item.key}>
            {renderLink({
              href: item.href,
              className: classNames(styles.tab),
              'aria-current': item.key === selected ? 'page' : undefined,
              'data-testid': item.testId,
              children: content(item),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
};
