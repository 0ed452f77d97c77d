import { type ClientReport, type ReportMonth, smallestGroup } from '@cafeteria/contract';
import { formatMonth, formatNumber } from '@cafeteria/i18n';
import { Card, type Column, Fold, Heading } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { AdminTable, useAdminText } from '../../frame/index.ts';
import {
  creditStyles as styles,
  Figure,
  Figures,
  MonthColumns,
  moneyText,
  percentOf,
  wholeText,
} from '../credit/index.ts';

/** How much of what was granted was spent, expired and came back, and how many people never spent any of it. */
const Sums = ({ report }: { readonly report: ClientReport }) => {
  const text = useAdminText();
  const { currency, granted, spent, expired, recalled, people, neverSpent } = report;
  const whole = (amount: number): string => wholeText({ amount, currency });
  return (
    <Figures>
      <Figure
        label={text('clientReport.share')}
        value={percentOf(spent, granted, 1) ?? '–'}
        note={text('clientReport.shareNote')}
      />
      <Figure label={text('clientReport.granted')} value={whole(granted)} tone="given" />
      <Figure label={text('clientReport.spent')} value={whole(spent)} tone="spent" />
      <Figure
        label={text('clientReport.expired')}
        value={whole(expired)}
        note={percentOf(expired, granted, 1)}
      />
      <Figure label={text('clientReport.recalled')} value={whole(recalled)} />
      <Figure
        label={text('clientReport.neverSpent')}
        value={
          neverSpent === null
            ? text('clientReport.fewer', { n: smallestGroup })
            : text('clientReport.atLeast', { n: formatNumber(neverSpent) })
        }
        note={text('clientReport.ofPeople', { n: formatNumber(people) })}
      />
    </Figures>
  );
};

const amounts = ['granted', 'spent', 'expired', 'recalled'] as const;
const useColumns = (currency: ClientReport['currency']): Column<ReportMonth>[] => {
  const text = useAdminText();
  const { i18n } = useTexts();
  return [
    {
      key: 'month',
      label: text('clientReport.month'),
      cell: ({ month }) => formatMonth(month, i18n.language),
    },
    ...amounts.map((name) => ({
      key: name,
      label: text(`clientReport.${name}`),
      align: 'end' as const,
      cell: (month: ReportMonth) => moneyText(month[name], currency),
    })),
  ];
};

/** What became of an employer's credits: the share that was used, and month beside month. */
export const ReportMonths = ({ report }: { readonly report: ClientReport }) => {
  const text = useAdminText();
  const columns = useColumns(report.currency);
  const label = text('clientReport.months');
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {label}
      </Heading>
      <Sums report={report} />
      <MonthColumns
        label={label}
        currency={report.currency}
        months={report.months.map(({ month, granted, spent }) => ({
          month,
          given: granted,
          spent,
        }))}
      />
      <Fold title={text('clientReport.monthsTable')}>
        <AdminTable
          caption={label}
          columns={columns}
          rows={report.months.toReversed()}
          keyOf={({ month }) => month}
          isDense
        />
      </Fold>
    </Card>
  );
};
