import { typeset } from '@cafeteria/contract';
import { type Breadcrumb, Breadcrumbs, Heading } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './Page.module.css';
import { renderPageLink } from './PageLink.tsx';

export type Crumb = { readonly key: string; readonly label: string; readonly href?: string };
type Props = {
  readonly crumbs?: readonly Crumb[];
  readonly title: string;
  /** Beside the title: its state. */
  readonly mark?: ReactNode;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The specification's test id of a breadcrumb: the key with dots replaced by hyphens. */
const testId = (key: string): string => `breadcrumb-${key.replaceAll('.', '-')}`;

/** A page of administration: the way here, title, actions, content. */
export const AdminPage = ({ crumbs = [], title, mark, note, actions, children }: Props) => {
  const { t } = useTexts();
  const items: Breadcrumb[] = crumbs.map((crumb) => ({
    ...crumb,
    label: typeset(crumb.label),
    testId: testId(crumb.key),
  }));
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        {/* the first step alone leads nowhere one cannot see already */}
        {items.length > 1 && (
          <Breadcrumbs
            label={t('navigation.breadcrumbs')}
            items={items}
            renderLink={renderPageLink}
          />
        )}
        <div className={styles.title}>
          <div className={styles.name}>
            <Heading level={1} size="lg">
              {typeset(title)}
            </Heading>
            {mark}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </header>
      {children}
    </div>
  );
};

/** Parts of a page, one under another. */
export const Stack = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
);
