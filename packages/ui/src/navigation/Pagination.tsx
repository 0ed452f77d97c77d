import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import control from '../form/control.module.css';
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

type StepProps = Pick<PaginationProps, 'pages' | 'hrefOf' | 'renderLink'> & {
  readonly to: number;
  readonly label: string;
  readonly direction: 'prev' | 'next';
};
/** One page back or on; at the edge of the list a mark without a link. */
const Step = ({ to, pages, hrefOf, renderLink = renderPlainLink, label, direction }: StepProps) => {
  const icon = <Icon name={direction === 'prev' ? 'chevron-left' : 'chevron-right'} size="sm" />;
  if (to < 1 || to > pages)
    return (
      <span className={styles.page} aria-hidden="true" data-off="">
        {icon}
      </span>
    );
  return renderLink({
    href: hrefOf(to),
    className: styles.page,
    'aria-label': label,
    rel: direction,
    children: icon,
  });
};

const PageSize = ({
  label,
  value,
  options,
  onChange,
}: NonNullable<PaginationProps['pageSize']>) => (
  <label className={styles.size}>
    {label}
    <select
      className={control.control}
      data-size="small"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  </label>
);

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
  const step = { pages, hrefOf, renderLink };
  return (
    <div className={classNames(styles.bar, className)}>
      {summary && <span className={styles.summary}>{summary}</span>}
      {pages > 1 && (
        <nav aria-label={label}>
          <ul className={styles.list} role="list">
            <li>
              <Step {...step} to={page - 1} label={previousLabel} direction="prev" />
            </li>
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
            <li>
              <Step {...step} to={page + 1} label={nextLabel} direction="next" />
            </li>
          </ul>
        </nav>
      )}
      {pageSize && <PageSize {...pageSize} />}
    </div>
  );
};
