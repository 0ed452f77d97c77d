import type { Currency, MonthRow } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { buttonClass, Card, type Column, Heading } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useMay } from '../../../shared/session/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import {
  AdminPage,
  AdminTable,
  Allowed,
  LoadFailed,
  ownPage,
  PageLink,
  PageSkeleton,
  type PageProps,
  useAdminText,
} from '../../frame/index.ts';
import {
  amountColumn,
  creditStyles as styles,
  Figure,
  Figures,
  MonthColumns,
  moneyText,
  monthText,
  today,
} from '../credit/index.ts';
import { month, monthPath, monthsLater, monthsPath } from './address.ts';
import { EmployersNote } from './EmployersNote.tsx';
import { MonthMark } from './MonthMark.tsx';
import { Waiting } from './Waiting.tsx';

const year = 12;
const amounts = ['received', 'paid', 'people', 'partners', 'employers', 'bank'] as const;
const useColumns = (): Column<MonthRow>[] => {
  const text = useAdminText();
  const { i18n } = useTexts();
  return [
    {
      key: 'month',
      label: text('month.field.month'),
      width: 'wide',
      cell: ({ month, number }) => (
        <span className={styles.line}>
          {monthText(month, i18n.language)}
          {number && <span className={styles.soft}>{number}</span>}
        </span>
      ),
    },
    {
      key: 'status',
      label: text('month.field.status'),
      cell: ({ status }) => <MonthMark status={status} />,
    },
    ...amounts.map((name) =>
      amountColumn<MonthRow>({
        key: name,
        label: text(`month.field.${name}`),
        isSecondary: name !== 'received' && name !== 'paid',
        isResult: name === 'bank',
        of: (row) => row[name],
      }),
    ),
  ];
};

/** What came to the bank and what left it, twelve months beside each other; the table says it in figures. */
const Picture = ({
  months,
  currency,
}: {
  readonly months: readonly MonthRow[];
  readonly currency: Currency;
}) => {
  const text = useAdminText();
  const sum = (name: 'received' | 'paid') =>
    moneyText(
      months.reduce((total, row) => total + row[name], 0),
      currency,
    );
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('month.chart')}
      </Heading>
      <Figures>
        <Figure label={text('month.field.received')} value={sum('received')} tone="given" />
        <Figure label={text('month.field.paid')} value={sum('paid')} tone="spent" />
      </Figures>
      <MonthColumns
        label={text('month.chart')}
        currency={currency}
        months={months.map((row) => ({ month: row.month, given: row.received, spent: row.paid }))}
      />
    </Card>
  );
};

/** Other twelve months: never beyond the one that runs. */
const OtherYears = ({ until }: { readonly until: string }) => {
  const text = useAdminText();
  const hrefOf = (shown: string) => `${monthsPath}?until=${shown}`;
  const isLast = until >= today().slice(0, 7);
  return (
    <>
      <PageLink className={buttonClass({ kind: 'ghost' })} href={hrefOf(monthsLater(until, -year))}>
        {text('month.earlier')}
      </PageLink>
      {!isLast && (
        <PageLink
          className={buttonClass({ kind: 'ghost' })}
          href={hrefOf(monthsLater(until, year))}
        >
          {text('month.later')}
        </PageLink>
      )}
    </>
  );
};

/** What waits stands first, and would push away what came before it. */
const useIsWaiting = (): boolean => {
  const may = useMay();
  const enabled = may(api.dashboard.books);
  const { isPending } = useQuery({ ...read(api.dashboard.books, {}), enabled });
  return enabled && isPending;
};

const MonthList = ({ search }: PageProps<Record<never, never>, { readonly until?: string }>) => {
  const text = useAdminText();
  const columns = useColumns();
  const isWaiting = useIsWaiting();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...read(api.month.list, search.until === undefined ? {} : { until: search.until }),
    placeholderData: keepPreviousData,
  });
  return (
    <AdminPage
      title={text('month.title')}
      actions={<OtherYears until={search.until ?? today().slice(0, 7)} />}
    >
      {data && !isWaiting ? (
        <div className={styles.stack}>
          <Allowed to={api.dashboard.books}>
            <Waiting />
          </Allowed>
          <Picture {...data} />
          <AdminTable
            caption={text('month.title')}
            isDense
            columns={columns}
            rows={data.months.toReversed()}
            isStale={isPlaceholderData}
            keyOf={(row) => row.month}
            hrefOf={(row) => monthPath(row.month)}
          />
          <EmployersNote />
        </div>
      ) : isError ? (
        <LoadFailed onRetry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </AdminPage>
  );
};

/** The operator's months: what came, what left, what is owed to whom, and which of them are closed. */
export const monthsPage = ownPage({
  name: 'month',
  path: monthsPath,
  needs: [api.month.list],
  nav: { icon: 'calendar', group: 'money', text: 'month.title' },
  search: { until: month },
  Screen: MonthList,
});
