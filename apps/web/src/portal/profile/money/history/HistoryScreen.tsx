import type { OwnHistoryPage } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { pragueDay } from '@cafeteria/i18n';
import {
  Button,
  buttonClass,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  Pagination,
  Skeleton,
  Text,
} from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../../shared/api/index.ts';
import { Stall } from '../../../../shared/drawing/index.ts';
import { AppLink, PageTitle, renderLink } from '../../../../shared/navigation/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { stringifySearch } from '../../../../shared/url-state/index.ts';
import { Crumbs } from '../../../screen/index.ts';
import type { PageProps } from '../../page.ts';
import { Filters } from './Filters.tsx';
import {
  historyHref,
  type HistorySearch,
  movementsHref,
  readHistorySearch,
} from './history-search.ts';
import { MovementList } from './MovementList.tsx';
import { MovementAt } from './MovementAt.tsx';
import styles from './History.module.css';

const pageSize = 20;
/** A refund shows while its payer still stands at the till. */
const lookAgainMs = 5_000;

/** The same as a table, and a statement of the days chosen; without any of the year so far. */
const Actions = ({
  search: { type, from, to, keyword, pot, category },
}: {
  readonly search: HistorySearch;
}) => {
  const { t, i18n } = useTexts('profile');
  const { api: server } = useServices();
  const today = pragueDay();
  const query = stringifySearch({
    type,
    from,
    to,
    keyword,
    pot,
    category,
    language: i18n.language,
  });
  const period = stringifySearch({ from: from ?? `${today.slice(0, 4)}-01-01`, to: to ?? today });
  return (
    <div className={styles.actions}>
      <a
        href={`${server.origin}${api.history.export.path}${query}`}
        download
        className={buttonClass({ kind: 'ghost', size: 'Small' })}
        data-testid="history-export"
      >
        <Icon name="download" size="em" />
        <span className={styles.export}>{t('history.export')}</span>
      </a>
      <AppLink
        href={`/profile/history/statement${period}`}
        className={buttonClass({ kind: 'ghost', size: 'Small' })}
        data-testid="statement-link"
      >
        {t('statement.title')}
      </AppLink>
    </div>
  );
};

const Nothing = ({ isNarrowed }: { readonly isNarrowed: boolean }) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  return isNarrowed ? (
    <EmptyState
      picture={<Stall isClosed icon="filter" />}
      title={t('history.none.title')}
      actions={
        <AppLink href={historyHref({})} className={buttonClass()}>
          {t('history.none.action')}
        </AppLink>
      }
    >
      {t('history.none.text')}
    </EmptyState>
  ) : (
    <EmptyState
      picture={<Stall icon="card" />}
      title={t('history.empty.title')}
      actions={
        <AppLink href="/" className={buttonClass({ kind: 'ghost' })}>
          {common('notFound.home')}
        </AppLink>
      }
    >
      {t('history.empty.text')}
    </EmptyState>
  );
};

const Found = ({
  page: { items, total, months },
  search,
  isStale,
}: {
  readonly page: OwnHistoryPage;
  readonly search: HistorySearch;
  readonly isStale: boolean;
}) => {
  const { t } = useTexts('profile');
  const { offset = 0, ...filters } = search;
  if (total === 0) return <Nothing isNarrowed={Object.values(filters).some(Boolean)} />;
  return (
    <div className={styles.found} aria-busy={isStale} data-stale={isStale || undefined}>
      {items.length === 0 ? (
        <Text tone="soft">{t('history.pastEnd')}</Text>
      ) : (
        <MovementList
          items={items}
          months={months}
          hrefOf={(id) => movementsHref('/profile/history', search, id)}
        />
      )}
      {(total > pageSize || offset > 0) && (
        <Pagination
          label={t('history.pages.label')}
          page={Math.floor(offset / pageSize) + 1}
          pages={Math.max(1, Math.ceil(total / pageSize))}
          hrefOf={(page) =>
            historyHref({ ...filters, offset: page > 1 ? (page - 1) * pageSize : undefined })
          }
          renderLink={renderLink}
          previousLabel={t('history.pages.previous')}
          nextLabel={t('history.pages.next')}
          pageLabel={(page) => t('history.pages.page', { page })}
          summary={
            items.length > 0 &&
            t('history.pages.summary', { from: offset + 1, to: offset + items.length, total })
          }
        />
      )}
    </div>
  );
};

/** Everything that happened to the reader's money, newest first; what is shown stands in the address. */
export const HistoryScreen = ({ search: urlSearch }: PageProps) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const search = readHistorySearch(urlSearch);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...read(api.history.list, { limit: pageSize, ...search }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchInterval: lookAgainMs,
  });
  return (
    <div className={styles.screen}>
      <PageTitle>{t('history.title')}</PageTitle>
      <Crumbs items={[{ key: 'profile.history', label: t('history.title') }]} />
      <header className={styles.head}>
        <Heading level={1}>{t('history.title')}</Heading>
        <Actions search={search} />
      </header>
      {search.payment === undefined ? (
        <Filters search={search} />
      ) : (
        <p>
          {t('history.ofPayment', { id: search.payment })}{' '}
          <AppLink href={historyHref({})}>{t('history.none.action')}</AppLink>
        </p>
      )}
      {data && <Found page={data} search={search} isStale={isPlaceholderData} />}
      {!data && !isError && (
        <div aria-busy="true" aria-label={common('loading')}>
          <Skeleton shape="row" count={8} />
        </div>
      )}
      <MovementAt path="/profile/history" address={urlSearch} items={data?.items} />
      {!data && isError && (
        <ErrorState
          title={t('history.failed')}
          actions={
            <Button icon="refresh" onClick={() => void refetch()}>
              {common('action.retry')}
            </Button>
          }
        />
      )}
    </div>
  );
};
