import { api } from '@cafeteria/contract/light';
import { Card, Heading, SelectField, Text } from '@cafeteria/ui';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import { FileLink, PageLink, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles, lastMonths, monthText } from '../credit/index.ts';

const offeredMonths = 24;

/** What the payroll needs of a month, as a file. */
export const PayrollCard = ({ clientId }: { readonly clientId: number }) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const months = lastMonths(offeredMonths);
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('clientCredit.payroll')}
      </Heading>
      <Text tone="soft">{text('clientCredit.payrollText')}</Text>
      <div className={styles.row}>
        <SelectField
          label={text('clientCredit.month')}
          options={months.map((one) => ({ value: one, label: monthText(one, i18n.language) }))}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
        />
        {(['XLSX', 'CSV'] as const).map((format) => (
          <FileLink
            key={format}
            of={api.clientReport.payroll}
            params={{ clientId }}
            queryValues={{ month, format, language: i18n.language }}
            data-testid={`payroll-${format.toLowerCase()}`}
          >
            {text(format === 'CSV' ? 'clientCredit.csv' : 'clientCredit.xlsx')}
          </FileLink>
        ))}
        <PageLink href={`/admin/client/${clientId}/credit/payroll${stringifySearch({ month })}`}>
          {text('payroll.more')}
        </PageLink>
      </div>
    </Card>
  );
};
