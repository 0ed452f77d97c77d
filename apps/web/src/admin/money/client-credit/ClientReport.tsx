import { type ClientReport as Report, ReportGrouping } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import {
  Banner,
  Button,
  Card,
  type Column,
  ErrorState,
  Fold,
  Heading,
  SegmentedControl,
  SelectField,
  Skeleton,
  Text,
} from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { string, stringifySearch, useAddressChange } from '../../../shared/url-state/index.ts';
import {
  AdminPage,
  AdminTable,
  ownPage,
  type PageProps,
  useAdminText,
  useWords,
  word,
} from '../../frame/index.ts';
import { creditStyles as styles, lastMonths, moneyText, monthText } from '../credit/index.ts';
import { ReportMonths } from './ReportMonths.tsx';

type ReportSearch = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly groupBy?: ReportGrouping | undefined;
};
type Props = PageProps<{ readonly clientId: number }, ReportSearch>;
type Group = Report['groups'][number];

/** What a group is called. */
const useGroupName = (groupBy: ReportGrouping): ((group: Group) => string) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const regimeOf = useWords('enum.regime');
  const categoryOf = useWords('enum.categoryCode');
  return ({ key, category, regime }) => {
    if (groupBy === 'MONTH') return monthText(key, i18n.language);
    if (regime) return regimeOf(regime);
    if (category) return categoryOf(category);
    return text(key === 'OTHER' ? 'clientReport.other' : 'clientReport.noCategory');
  };
};

/** The groups as bars; the table beside says the same in numbers. */
const Bars = ({
  report,
  nameOf,
}: {
  readonly report: Report;
  readonly nameOf: (group: Group) => string;
}) => {
  const largest = Math.max(1, ...report.groups.map(({ amount }) => amount));
  return (
    <div className={styles.bars} aria-hidden="true">
      {report.groups.map((group) => (
        <div
          key={group.key}
          className={styles.barRow}
          {...(group.category && { 'data-category': group.category })}
        >
          <span>{nameOf(group)}</span>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none">
            <rect width={Math.max(0, (group.amount / largest) * 100)} height="1" />
          </svg>
          <span>{moneyText(group.amount, report.currency)}</span>
        </div>
      ))}
    </div>
  );
};

const useColumns = (report: Report, nameOf: (group: Group) => string): Column<Group>[] => {
  const text = useAdminText();
  return [
    { key: 'group', label: text('clientReport.group'), cell: nameOf },
    {
      key: 'people',
      label: text('clientReport.people'),
      align: 'end',
      width: 'narrow',
      cell: ({ people }) => formatNumber(people),
    },
    {
      key: 'payments',
      label: text('clientReport.payments'),
      align: 'end',
      width: 'narrow',
      isSecondary: true,
      cell: ({ payments }) => formatNumber(payments),
    },
    {
      key: 'amount',
      label: text('clientReport.amount'),
      align: 'end',
      cell: ({ amount }) => moneyText(amount, report.currency),
    },
  ];
};

/** What people spent, in groups of five and more: a picture where it says more than figures, and its table. */
const Groups = ({ report }: { readonly report: Report }) => {
  const text = useAdminText();
  const nameOf = useGroupName(report.groupBy);
  const columns = useColumns(report, nameOf);
  if (report.groups.length === 0) return <Text tone="soft">{text('clientReport.none')}</Text>;
  const table = (
    <AdminTable
      caption={text('clientReport.chart')}
      rows={report.groups}
      keyOf={({ key }) => key}
      columns={columns}
      isDense
    />
  );
  // the months have their picture above
  if (report.groupBy === 'MONTH') return table;
  return (
    <>
      <Bars report={report} nameOf={nameOf} />
      <Fold title={text('clientReport.table')}>{table}</Fold>
    </>
  );
};

/** Until the report comes, its shape; where it does not come, why and what to do. */
const Coming = ({ onRetry }: { readonly onRetry: (() => void) | undefined }) => {
  const text = useAdminText();
  const { t } = useTexts();
  if (!onRetry) return <Skeleton shape="block" className={styles.reportComing ?? ''} />;
  return (
    <ErrorState
      title={text('clientReport.failed')}
      actions={<Button onClick={onRetry}>{t('action.retry')}</Button>}
    />
  );
};

type ShownProps = {
  readonly report: Report;
  readonly isStale: boolean;
  readonly onGroup: (groupBy: ReportGrouping) => void;
};
const Shown = ({ report, isStale, onGroup }: ShownProps) => {
  const text = useAdminText();
  const groupingOf = useWords('enum.reportGrouping');
  return (
    <div className={styles.stack} aria-busy={isStale} data-testid="client-report">
      <ReportMonths report={report} />
      <Card className={styles.card}>
        <div className={styles.head}>
          <Heading level={2} size="md">
            {text('clientReport.chart')}
          </Heading>
          <SegmentedControl
            label={text('clientReport.groupBy')}
            segments={ReportGrouping.options.map((one) => ({ value: one, label: groupingOf(one) }))}
            value={report.groupBy}
            onChange={onGroup}
          />
        </div>
        {report.isIncomplete && <Banner tone="info">{text('clientReport.incomplete')}</Banner>}
        <Groups report={report} />
      </Card>
    </div>
  );
};

const offeredMonths = 24;
const ClientReport = ({ params: { clientId }, search, crumbs }: Props) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const changeAddress = useAddressChange();
  const months = lastMonths(offeredMonths);
  const path = `/admin/client/${clientId}/credit`;
  const reportQuery = {
    from: search.from ?? months[12] ?? '',
    // the month that runs changes with every purchase
    to: search.to ?? months[1] ?? '',
    groupBy: search.groupBy ?? 'CATEGORY',
  };
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...read(api.clientReport.report, {
      clientId,
      groupBy: reportQuery.groupBy,
      from: `${reportQuery.from}-01`,
      to: `${reportQuery.to < reportQuery.from ? reportQuery.from : reportQuery.to}-01`,
    }),
    placeholderData: keepPreviousData,
  });
  const change = (next: ReportSearch): void =>
    changeAddress((now) => `${path}/report${stringifySearch({ ...now, ...next })}`);
  const options = months.map((one, index) => {
    const month = monthText(one, i18n.language);
    return { value: one, label: index === 0 ? text('clientReport.running', { month }) : month };
  });
  return (
    <AdminPage
      crumbs={[
        ...crumbs,
        { key: 'client.credit', label: text('clientCredit.title'), href: path },
        { key: 'client.report', label: text('clientReport.title') },
      ]}
      title={text('clientReport.title')}
    >
      <div className={styles.row}>
        {(['from', 'to'] as const).map((end) => (
          <SelectField
            key={end}
            label={text(`clientReport.${end}`)}
            options={options}
            value={reportQuery[end]}
            onChange={(event) => change({ [end]: event.target.value })}
          />
        ))}
      </div>
      {data ? (
        <Shown
          report={data}
          isStale={isPlaceholderData}
          onGroup={(groupBy) => change({ groupBy })}
        />
      ) : (
        <Coming onRetry={isError ? () => void refetch() : undefined} />
      )}
    </AdminPage>
  );
};

/** A month of the address; anything else is the default. */
const month = (value: unknown): string | undefined => {
  const typed = string(value);
  return typed && /^20\d\d-(0[1-9]|1[0-2])$/.test(typed) ? typed : undefined;
};
/** How a client's people spend its credits, in groups of five and more. */
export const clientReportPage = ownPage({
  name: 'client.report',
  path: '/admin/client/$clientId/credit/report',
  needs: [api.clientReport.report],
  search: { from: month, to: month, groupBy: word(ReportGrouping.options) },
  Screen: ClientReport,
});
