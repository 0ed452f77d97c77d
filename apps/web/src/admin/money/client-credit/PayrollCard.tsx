import { buttonClass, Card, Heading, Icon, SelectField, Text } from '@cafeteria/ui';
import { useState } from 'react';
import { useServices } from '../../../shared/services.ts';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { creditStyles as styles, lastMonths, monthText } from '../credit/index.ts';

const offeredMonths = 24;

/** What the payroll needs of a month, as a file. */
export const PayrollCard = ({ clientId }: { readonly clientId: number }) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const { api } = useServices();
  const months = lastMonths(offeredMonths);
  const [month, setMonth] = useState(months[0] ?? '');
  const hrefOf = (format: 'CSV' | 'XLSX'): string =>
    [
      `${api.origin}/api/admin/client/${clientId}/payroll-export`,
      stringifySearch({ month, format, language: i18n.language }),
    ].join('');
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
          <a
            key={format}
            className={buttonClass({ kind: 'ghost' })}
            href={hrefOf(format)}
            download
            data-testid={`payroll-${format.toLowerCase()}`}
          >
            <Icon name="download" size="em" />{' '}
            {text(format === 'CSV' ? 'clientCredit.csv' : 'clientCredit.xlsx')}
          </a>
        ))}
      </div>
    </Card>
  );
};
