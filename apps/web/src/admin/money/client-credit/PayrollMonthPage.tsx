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
  const asked = {
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
          asked={{ ...asked, format }}
        >
          {text(format === 'CSV' ? 'clientCredit.csv' : 'clientCredit.xlsx')}
        </FileLink>
      ))}
      {profile && (
        <FileLink
          of={api.clientReport.payroll}
          params={{ clientId }}
          asked={{ ...asked, format: 'PROFILE' }}
          data-testid="payroll-profile-file"
        >
          {text('payroll.bySystem', { name: profile.name })}
        </FileLink>
      )}
    </>
  );
};

const offeredMonths = 24;
const PayrollMonthScreen = ({ params: { clientId }, search, crumbs }: Props) => {
  const text = useAdminText();
  const { t, i18n } = useTexts();
  const regimeOf = useWords('enum.regime');
  const changeAddress = useAddressChange();
  const months = lastMonths(offeredMonths);
  // the month that runs changes with every purchase
  const month = search.month ?? months[1] ?? '';
  const path = `/admin/client/${clientId}/credit`;
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
    return (
      <div className={styles.stack} aria-busy={sums.isPlaceholderData}>
        <Card className={styles.card}>
          <div className={styles.row}>
            <SelectField
              label={text('clientCredit.month')}
              options={months.map((one) => ({ value: one, label: monthText(one, i18n.language) }))}
              value={month}
              onChange={({ target }) =>
                changeAddress(() => `${path}/payroll${stringifySearch({ month: target.value })}`)
              }
            />
            <Files
              clientId={clientId}
              month={month}
              companies={sums.data.companies}
              profile={sums.data.withoutCode.length === 0 ? kept.data.profile : null}
            />
          </div>
        </Card>
        {sums.data.withoutCode.length > 0 && (
          <Banner tone="warning">
            {t('payroll.error.noCode', { regime: sums.data.withoutCode.map(regimeOf).join(', ') })}
          </Banner>
        )}
        <PayrollSums data={sums.data} />
        <PayrollTakenList taken={sums.data.taken} />
        <PayrollProfileCard clientId={clientId} kept={kept.data.profile} />
      </div>
    );
  };
  return (
    <AdminPage
      crumbs={[
        ...crumbs,
        { key: 'client.credit', label: text('clientCredit.title'), href: path },
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
/** What an employer's payroll is told of a month: in sums, as files, by whom it was taken, and how its system has it. */
export const clientPayrollPage = ownPage({
  name: 'client.payroll',
  path: '/admin/client/$clientId/credit/payroll',
  needs: [api.clientReport.payrollMonth, api.clientReport.payroll, api.payrollProfile.get],
  search: { month: monthOf },
  Screen: PayrollMonthScreen,
});
