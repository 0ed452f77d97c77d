import type { PayrollMonth, PayrollTaken } from '@cafeteria/contract';
import { formatDateTime, formatNumber } from '@cafeteria/i18n';
import { Banner, Card, type Column, Heading, Text } from '@cafeteria/ui';
import { AdminTable, useAdminText, usePersonName } from '../../frame/index.ts';
import { amountColumn, creditStyles as styles } from '../credit/index.ts';

type Company = PayrollMonth['companies'][number];
const figures = [
  'granted',
  'recalled',
  'expired',
  'used',
  'exempt',
  'taxable',
  'undecided',
] as const;
/** A column is as wide as its heading: where the file's is long, that of the report is taken. */
const shorter: Partial<
  Record<(typeof figures)[number], 'payrollProfile.what.UNDECIDED' | 'clientReport.recalled'>
> = {
  undecided: 'payrollProfile.what.UNDECIDED',
  recalled: 'clientReport.recalled',
};
const secondary: ReadonlySet<string> = new Set(['recalled', 'expired', 'exempt']);

const useColumns = (total: PayrollMonth['total']): Column<Company>[] => {
  const text = useAdminText();
  return [
    {
      key: 'company',
      label: text('payroll.company'),
      width: 'wide',
      cell: ({ name, registrationNumber }) => (
        <span className={styles.line}>
          <span>{name}</span>
          <span className={styles.soft}>{registrationNumber}</span>
        </span>
      ),
      total: text('payroll.total'),
    },
    {
      key: 'people',
      label: text('payroll.people'),
      align: 'end',
      width: 'narrow',
      cell: ({ people }) => formatNumber(people),
      total: formatNumber(total.people),
    },
    ...figures.map((name) =>
      amountColumn<Company>({
        key: name,
        label: text(shorter[name] ?? `payroll.${name}`),
        isSecondary: secondary.has(name),
        of: (company) => company[name],
        total: total[name],
      }),
    ),
  ];
};

/** A month's payroll in sums, each employing company by itself. */
export const PayrollSums = ({ data }: { readonly data: PayrollMonth }) => {
  const text = useAdminText();
  const columns = useColumns(data.total);
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('payroll.byCompany')}
      </Heading>
      {data.corrections > 0 && (
        <Banner tone="info">{text('payroll.corrections', { count: data.corrections })}</Banner>
      )}
      {data.companies.length === 0 ? (
        <Text tone="soft">{text('payroll.none')}</Text>
      ) : (
        <AdminTable
          caption={text('payroll.byCompany')}
          isDense
          columns={columns}
          rows={data.companies}
          keyOf={({ id }) => String(id)}
        />
      )}
    </Card>
  );
};

const useTakenColumns = (): Column<PayrollTaken>[] => {
  const text = useAdminText();
  const nameOf = usePersonName();
  return [
    { key: 'at', label: text('payroll.takenAt'), cell: ({ at }) => formatDateTime(at) },
    { key: 'by', label: text('payroll.takenBy'), width: 'wide', cell: ({ by }) => nameOf(by) },
    {
      key: 'format',
      label: text('payroll.takenFile'),
      cell: ({ format, isFrozen, company }) => (
        <>
          {isFrozen ? text('payroll.frozen') : format}
          {company && <span className={styles.below}>{company}</span>}
        </>
      ),
    },
    {
      key: 'sha256',
      label: text('month.field.sha256'),
      isSecondary: true,
      cell: ({ sha256 }) => sha256 && <code title={sha256}>{sha256.slice(0, 12)}</code>,
    },
  ];
};
/** Who has taken it, when, and exactly which bytes. */
export const PayrollTakenList = ({
  deductions,
}: {
  readonly deductions: readonly PayrollTaken[];
}) => {
  const text = useAdminText();
  const columns = useTakenColumns();
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('payroll.taken')}
      </Heading>
      {deductions.length === 0 ? (
        <Text tone="soft">{text('payroll.nobody')}</Text>
      ) : (
        <AdminTable
          caption={text('payroll.taken')}
          isDense
          columns={columns}
          rows={deductions}
          keyOf={({ at, format }) => `${at} ${format}`}
        />
      )}
    </Card>
  );
};
