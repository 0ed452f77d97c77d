import { ClientLogRow, type Page } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime, formatNumber } from '@cafeteria/i18n';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  Fold,
  Pagination,
  SelectField,
  Skeleton,
  Toolbar,
} from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { renderLink } from '../../../shared/navigation/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { optionalDate, useAdminText } from '../../frame/index.ts';
import styles from './Dev.module.css';

const levels = ClientLogRow.shape.level.options.toReversed();
const tones = { error: 'negative', warn: 'warning', info: 'info', debug: 'neutral' } as const;
const pageSize = 20;
const { Edit: DayEdit } = optionalDate();
const day = {
  isRequired: false,
  attempts: 0,
  onBlur: () => undefined,
  error: () => undefined,
} as const;
export type LogSearch = {
  readonly level?: ClientLogRow['level'] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly pageNumber?: number | undefined;
};
type Props = {
  readonly search: LogSearch;
  readonly hrefOf: (search: LogSearch) => string;
  readonly change: (search: LogSearch) => void;
};

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
          <span className={styles.when}>{formatDateTime(dateCreated)}</span>
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

/** Level and days the log is narrowed to. */
const Filters = ({
  search,
  narrow,
}: {
  readonly search: LogSearch;
  readonly narrow: (next: LogSearch) => void;
}) => {
  const text = useAdminText();
  return (
    <Toolbar role="search">
      <SelectField
        size="small"
        label={text('dev.level')}
        emptyLabel={text('list.any')}
        options={levels.map((level) => ({ value: level, label: level }))}
        value={search.level ?? ''}
        onChange={(event) =>
          narrow({ level: levels.find((level) => level === event.target.value) })
        }
      />
      <DayEdit
        {...day}
        name="from"
        label={text('dev.from')}
        value={search.from ?? null}
        onChange={(from) => narrow({ from: from ?? undefined })}
      />
      <DayEdit
        {...day}
        name="to"
        label={text('dev.to')}
        value={search.to ?? null}
        onChange={(to) => narrow({ to: to ?? undefined })}
      />
    </Toolbar>
  );
};

const Entries = ({
  page: { content, totalPages, totalElements },
  search,
  hrefOf,
  change,
}: Props & { readonly page: Page<ClientLogRow> }) => {
  const text = useAdminText();
  const { t } = useTexts();
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  return (
    <>
      {content.length === 0 && (
        <EmptyState
          icon="success"
          title={text('dev.noLog')}
          actions={
            isNarrowed && (
              <Button kind="ghost" onClick={() => change({})}>
                {text('list.clear')}
              </Button>
            )
          }
        />
      )}
      {content.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {totalPages > 1 && (
        <Pagination
          label={text('list.pages')}
          page={(search.pageNumber ?? 0) + 1}
          pages={totalPages}
          hrefOf={(to) => hrefOf({ ...search, pageNumber: to > 1 ? to - 1 : undefined })}
          previousLabel={t('action.previous')}
          nextLabel={t('action.next')}
          pageLabel={(to) => text('list.page', { page: to })}
          summary={formatNumber(totalElements)}
          renderLink={renderLink}
        />
      )}
    </>
  );
};

/** What went wrong in browsers, newest first; level and days stand in the address. */
export const ClientLog = (props: Props) => {
  const { search, change } = props;
  const text = useAdminText();
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery({
    ...read(api.clientLog.list, { ...search, pageSize }),
    placeholderData: keepPreviousData,
  });
  const failed = (
    <ErrorState
      title={text('list.failed')}
      actions={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
    />
  );
  return (
    <div className={styles.stack} aria-busy={!data && !isError}>
      <Filters
        search={search}
        narrow={(next) => change({ ...search, pageNumber: undefined, ...next })}
      />
      {data && <Entries {...props} page={data} />}
      {!data && (isError ? failed : <Skeleton shape="row" count={6} />)}
    </div>
  );
};
