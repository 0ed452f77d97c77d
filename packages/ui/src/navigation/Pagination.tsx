import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import { type RenderLink, renderPlainLink } from './render-link.tsx';
import styles from './Pagination.module.css';

export type PaginationProps = {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Spoken name of a page's link, e.g. `Strana 3`. */
  readonly pageLabel: (page: number) => string;
  /** E.g. `21–40 z 132`. */
  readonly summary?: ReactNode;
  readonly pageSize?: {
    readonly label: string;
    readonly value: number;
    readonly options: readonly number[];
    readonly onChange: (size: number) => void;
  };
  readonly renderLink?: RenderLink;
  readonly className?: string;
};

/** Real links to the pages of a list: `<Pagination page={2} pages={7} hrefOf={(page) => …} … />`. */
export const Pagination = ({
  label,
  page,
  pages,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
  summary,
  pageSize,
  renderLink = renderPlainLink,
  className,
}: PaginationProps) => {
  const edge = (to: number, text: string, icon: 'chevron-left' | 'chevron-right') =>
    to < 1 || to > pages ? (
      <span className={styles.page} aria-hidden="true" data-off="">
        <Icon name={icon} size="sm" />
      </span>
    ) : (
      renderLink({
        href: hrefOf(to),
        className: styles.page,
        'aria-label': text,
        rel: icon === 'chevron-left' ? 'prev' : 'next',
        children: <Icon name={icon} size="sm" />,
      })
    );
  return (
    <div className={classNames(styles.bar, className)}>
      {summary && <span className={styles.summary}>{summary}</span>}
      {pages > 1 && (
        <nav aria-label={label}>
          <ul className={styles.list} role="list">
            <li>{edge(page - 1, previousLabel, 'chevron-left')}</li>
            {pageNumbers(page, pages).map((n, index) =>
              n === null ? (
                <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={n} data-near={Math.abs(n - page) <= 1 || n === 1 || n === pages}>
                  {renderLink({
                    href: hrefOf(n),
                    className: styles.page,
                    'aria-label': pageLabel(n),
                    'aria-current': n === page ? 'page' : undefined,
                    children: n,
                  })}
                </li>
              ),
            )}
            <li>{edge(page + 1, nextLabel, 'chevron-right')}</li>
          </ul>
        </nav>
      )}
      {pageSize && (
        <label className={styles.size}>
          {pageSize.label}
          <select
            value={pageSize.value}
            onChange={(event) => pageSize.onChange(Number(event.target.value))}
          >
            {pageSize.options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
};
