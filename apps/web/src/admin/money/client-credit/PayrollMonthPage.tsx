import type { PayrollMonth, PayrollProfile } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner, Card, SelectField } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { string, stringifySearch, useAddressChange } from '../../../shared/url-state/index.ts';
import {
  AdminPage,
  FileLink,
  LoadFailed,
  ownPage,
  type PageProps,
  PageSkeleton,
  useAdminText,
  useWords,
} from '../../frame/index.ts';
import { creditStyles as styles, lastMonths, monthText } from '../credit/index.ts';
import { PayrollProfileCard } from './PayrollProfileCard.tsx';
import { PayrollSums, PayrollTakenList } from './PayrollSums.tsx';

type Props = PageProps<{ readonly clientId: number }, { readonly month?: string | undefined }>;

type FilesProps = {
  readonly clientId: number;
  readonly month: string;
  readonly companies: PayrollMonth['companies'];
  readonly profile: PayrollProfile | null;
};
/** The month as files, of all companies or of one. */
const Files = ({ clientId, month, companies, profile }: FilesProps) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const [companyId, setCompanyId] = useState('');
  const payrollQuery = {
    month,
    language: i18n.language,
    ...(companies.some(({ id }) => String(id) === companyId) && { companyId }),
  };
  return (
    <>
      {companies.length > 1 && (
        <SelectField
          label={text('payroll.company')}
          emptyLabel={text('payroll.allCompanies')}
          options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={companyId}
          onChange={({ target }) => setCompanyId(target.value)}
        />
      )}
      {(['XLSX', 'CSV'] as const).map((format) => (
        <FileLink
          key={format}
          of={api.clientReport.payroll}
          params={{ clientId }}
          queryValues={{ ...payrollQuery, format }}
        >
          {text(format === 'CSV' ? 'clientCredit.csv' : 'clientCredit.xlsx')}
        </FileLink>
      ))}
      {profile && (
        <FileLink
          of={api.clientReport.payroll}
          params={{ clientId }}
          queryValues={{ ...payrollQuery, format: 'PROFILE' }}
          data-testid="payroll-profile-file"
        >
          {text('payroll.bySystem', { name: profile.name })}
        </FileLink>
      )}
    </>
  );
};

const offeredMonths = 24;
type ShownProps = {
  readonly clientId: number;
  readonly data: PayrollMonth;
  readonly profile: PayrollProfile | null;
  readonly isStale: boolean;
};
const Shown = ({ clientId, data, profile, isStale }: ShownProps) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const regimeOf = useWords('enum.regime');
  const changeAddress = useAddressChange();
  const { month, withoutCode } = data;
  return (
    <div className={styles.stack} aria-busy={isStale}>
      <Card className={styles.card}>
        <div className={styles.row}>
          <SelectField
            label={text('clientCredit.month')}
            options={lastMonths(offeredMonths).map((one) => ({
              value: one,
              label: monthText(one, i18n.language),
            }))}
            value={month}
            onChange={({ target }) =>
              changeAddress(() => payrollPath(clientId) + stringifySearch({ month: target.value }))
            }
          />
          <Files
            clientId={clientId}
            month={month}
            companies={data.companies}
            profile={withoutCode.length === 0 ? profile : null}
          />
        </div>
      </Card>
      {withoutCode.length > 0 && (
        <Banner tone="warning">
          {text('payroll.withoutCode', { regime: withoutCode.map(regimeOf).join(', ') })}
        </Banner>
      )}
      <PayrollSums data={data} />
      <PayrollTakenList deductions={data.taken} />
      <PayrollProfileCard clientId={clientId} kept={profile} />
    </div>
  );
};

const creditPath = (clientId: number): string => `/admin/client/${clientId}/credit`;
const payrollPath = (clientId: number): string => `${creditPath(clientId)}/payroll`;
const PayrollMonthScreen = ({ params: { clientId }, search, crumbs }: Props) => {
  const text = useAdminText();
  // the month that runs changes with every purchase
  const month = search.month ?? lastMonths(2)[1] ?? '';
  const sums = useQuery({
    ...read(api.clientReport.payrollMonth, { clientId, month }),
    placeholderData: keepPreviousData,
  });
  const kept = useQuery(read(api.payrollProfile.get, { clientId }));
  const failed = [sums, kept].find(({ isError, data }) => isError && !data);
  const title = text('payroll.title');
  const shown = () => {
    if (failed) return <LoadFailed onRetry={failed.refetch} />;
    if (!sums.data || !kept.data) return <PageSkeleton />;
    const { profile } = kept.data;
    const isStale = sums.isPlaceholderData;
    return <Shown clientId={clientId} data={sums.data} profile={profile} isStale={isStale} />;
  };
  return (
    <AdminPage
      crumbs={[
        ...crumbs,
        { key: 'client.credit', label: text('clientCredit.title'), href: creditPath(clientId) },
        { key: 'client.payroll', label: title },
      ]}
      title={title}
    >
      {shown()}
    </AdminPage>
  );
};

/** A month of the address; anything else is the default. */
const monthOf = (value: unknown): string | undefined => {
  const typed = string(value);
  return typed && /^20\d\d-(0[1-9]|1[0-2])$/.test(typed) ? typed : undefined;
};
/** What an employer's payroll is told of a month: in sums, as files, who took it, and how its system has it. */
export const clientPayrollPage = ownPage({
  name: 'client.payroll',
  path: '/admin/client/$clientId/credit/payroll',
  needs: [api.clientReport.payrollMonth, api.clientReport.payroll, api.payrollProfile.get],
  search: { month: monthOf },
  Screen: PayrollMonthScreen,
});
