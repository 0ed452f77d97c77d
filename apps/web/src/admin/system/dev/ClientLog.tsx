import { ClientLogRow, type Page } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment, formatNumber } from '@cafeteria/i18n';
import { Badge, EmptyState, Fold, Pagination, Skeleton } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import {
  LoadFailed,
  dayFilter,
  defineListing,
  labelled,
  useAdminText,
  type Values,
  wordFilter,
  renderPageLink,
} from '../../frame/index.ts';
import styles from './Dev.module.css';

const levels = ClientLogRow.shape.level.options.toReversed();
const tones = { error: 'negative', warn: 'warning', info: 'info', debug: 'neutral' } as const;
/** The log, narrowed to a level and to days. */
export const clientLog = defineListing({
  name: 'clientLog',
  route: api.clientLog.list,
  hasKeyword: false,
  filters: {
    level: labelled(
      'dev.level',
      wordFilter(levels, (level) => `dev.levels.${level}`),
    ),
    from: labelled('dev.from', dayFilter()),
    to: labelled('dev.to', dayFilter()),
  },
});

const Entry = ({
  entry: { level, message, dateCreated, url, userAgent, userId, metadata, stacktrace },
}: {
  readonly entry: ClientLogRow;
}) => {
  const text = useAdminText();
  return (
    <Fold
      look="card"
      title={
        <span className={styles.entry}>
          <Badge tone={tones[level]}>{level}</Badge>
          <span className={styles.message}>{message}</span>
          <span className={styles.when}>{formatMoment(dateCreated)}</span>
        </span>
      }
    >
      <dl className={styles.facts}>
        <dt>{text('dev.page')}</dt>
        <dd>{url}</dd>
        <dt>{text('dev.browser')}</dt>
        <dd>{userAgent}</dd>
        {userId !== null && (
          <>
            <dt>{text('dev.user')}</dt>
            <dd>{userId}</dd>
          </>
        )}
      </dl>
      {metadata && <pre className={styles.raw}>{metadata}</pre>}
      {stacktrace && <pre className={styles.raw}>{stacktrace}</pre>}
    </Fold>
  );
};

const Entries = ({
  page: { content, totalPages, totalElements, pageNumber },
  hrefOfPage,
}: {
  readonly page: Page<ClientLogRow>;
  readonly hrefOfPage: (pageNumber: number) => string;
}) => {
  const text = useAdminText();
  const { t } = useTexts();
  return (
    <>
      {content.length === 0 && <EmptyState icon="success" title={text('dev.noLog')} />}
      {content.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {totalPages > 1 && (
        <Pagination
          label={text('list.pages')}
          page={pageNumber + 1}
          pages={totalPages}
          hrefOf={(to) => hrefOfPage(to - 1)}
          previousLabel={t('action.previous')}
          nextLabel={t('action.next')}
          pageLabel={(to) => text('list.page', { page: to })}
          summary={formatNumber(totalElements)}
          renderLink={renderPageLink}
        />
      )}
    </>
  );
};

/** What went wrong in browsers, newest first; level and days stand in the address. */
export const ClientLog = ({ search }: { readonly search: Values }) => {
  const text = useAdminText();
  const retry = (refetch: () => Promise<unknown>) => (
    <LoadFailed title={text('list.failed')} onRetry={refetch} />
  );
  return (
    <div className={styles.stack}>
      <clientLog.List search={search}>
        {({ query: { data, isError, refetch }, hrefOfPage }) => (
          <>
            {data && <Entries page={data} hrefOfPage={hrefOfPage} />}
            {!data && (isError ? retry(refetch) : <Skeleton shape="row" count={6} />)}
          </>
        )}
      </clientLog.List>
    </div>
  );
};
