import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { type RenderLink, renderPlainLink } from './render-link.tsx';
import styles from './Breadcrumbs.module.css';

export type Breadcrumb = {
  readonly key: string;
  readonly label: ReactNode;
  /** Missing on the last one, the page itself. */
  readonly href?: string;
  readonly testId?: string;
};
export type BreadcrumbsProps = {
  readonly label: string;
  readonly items: readonly Breadcrumb[];
  readonly renderLink?: RenderLink;
  readonly className?: string;
};

/**
 * The path to this page.
 * @example
 * <Breadcrumbs
 *   label="Cesta"
 *   items={[
 *     { key: 'home', label: 'Domů', href: '/' },
 *     { key: 'sport', label: 'Sport' },
 *   ]}
 * />
 */
export const Breadcrumbs = ({
  label,
  items,
  renderLink = renderPlainLink,
  className,
}: BreadcrumbsProps) => (
  <nav aria-label={label} className={classNames(styles.crumbs, className)} data-crumbs="">
    <ol className={styles.list} role="list">
      {items.map((item, index) => (
        <li key={item.key} className={styles.item}>
          {item.href === undefined ? (
            <span aria-current="page" className={styles.here} data-testid={item.testId}>
              {item.label}
            </span>
          ) : (
            renderLink({
              href: item.href,
              className: styles.link,
              'data-testid': item.testId,
              children: item.label,
            })
          )}
          {index < items.length - 1 && (
            <Icon name="chevron-right" size="sm" className={styles.arrow} />
          )}
        </li>
      ))}
    </ol>
  </nav>
);
