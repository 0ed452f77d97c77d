import { type ClientReport as Report, ReportGrouping } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import {
  Banner,
  Card,
  type Column,
  DataTable,
  Heading,
  KeyValueList,
  SegmentedControl,
  SelectField,
  Text,
} from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { string, stringifySearch } from '../../../shared/url-state/index.ts';
import {
  AdminPage,
  ownPage,
  type PageProps,
  useAdminText,
  useWords,
  word,
} from '../../frame/index.ts';
import { creditStyles as styles, lastMonths, moneyText, monthText } from '../credit/index.ts';

type Asked = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly groupBy?: ReportGrouping | undefined;
};
type Props = PageProps<{ readonly clientId: number }, Asked>;
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
  const most = Math.max(1, ...report.groups.map(({ amount }) => amount));
  return (
    <div className={styles.bars} aria-hidden="true">
      {report.groups.map((group) => (
        <div key={group.key} className={styles.barRow}>
          <span>{nameOf(group)}</span>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none">
            <rect width={Math.max(0, (group.amount / most) * 100)} height="1" />
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

const Figures = ({ report }: { readonly report: Report }) => {
  const text = useAdminText();
  const nameOf = useGroupName(report.groupBy);
  const columns = useColumns(report, nameOf);
  const money = (amount: number): string => moneyText(amount, report.currency);
  return (
    <>
      <Card className={styles.card}>
        <KeyValueList
          items={[
            { key: 'granted', label: text('clientReport.granted'), value: money(report.granted) },
            {
              key: 'recalled',
              label: text('clientReport.recalled'),
              value: money(report.recalled),
            },
            { key: 'expired', label: text('clientReport.expired'), value: money(report.expired) },
            { key: 'spent', label: text('clientReport.spent'), value: money(report.spent) },
          ]}
        />
      </Card>
      {report.isIncomplete && <Banner tone="info">{text('clientReport.incomplete')}</Banner>}
      {report.groups.length > 0 && (
        <Card className={styles.card}>
          <Heading level={2} size="md">
            {text('clientReport.chart')}
          </Heading>
          <Bars report={report} nameOf={nameOf} />
        </Card>
      )}
      <DataTable
        caption={text('clientReport.chart')}
        rows={report.groups}
        keyOf={({ key }) => key}
        columns={columns}
        empty={
          <Text tone="soft" className={styles.empty}>
            {text('clientReport.none')}
          </Text>
        }
      />
    </>
  );
};

const offeredMonths = 24;
const ClientReport = ({ params: { clientId }, search, crumbs }: Props) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const groupingOf = useWords('enum.reportGrouping');
  const navigate = useNavigate();
  const months = lastMonths(offeredMonths);
  const path = `/admin/client/${clientId}/credit`;
  const asked = {
    from: search.from ?? months[12] ?? '',
    // the month that runs changes with every purchase
    to: search.to ?? months[1] ?? '',
    groupBy: search.groupBy ?? 'MONTH',
  };
  const { data } = useQuery({
    ...read(api.clientReport.report, {
      clientId,
      groupBy: asked.groupBy,
      from: `${asked.from}-01`,
      to: `${asked.to < asked.from ? asked.from : asked.to}-01`,
    }),
    placeholderData: keepPreviousData,
  });
  const change = (next: Asked): void =>
    void navigate({
      href: `${path}/report${stringifySearch({ ...asked, ...next })}`,
      replace: true,
    });
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
            value={asked[end]}
            onChange={(event) => change({ [end]: event.target.value })}
          />
        ))}
        <SegmentedControl
          label={text('clientReport.groupBy')}
          segments={ReportGrouping.options.map((one) => ({ value: one, label: groupingOf(one) }))}
          value={asked.groupBy}
          onChange={(groupBy) => change({ groupBy })}
        />
      </div>
      {data && <Figures report={data} />}
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
  needs: [api.clientReport.report, api.clientReport.payroll],
  search: { from: month, to: month, groupBy: word(ReportGrouping.options) },
  Screen: ClientReport,
});
