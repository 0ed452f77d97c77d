import { AccountingFormat } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Card, Heading, Text } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { Allowed, FileLink, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';

/** The journal of the month for the accountant’s own system. */
export const MonthAccounting = ({ month }: { readonly month: string }) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  return (
    <Allowed to={api.month.accounting}>
      <Card className={styles.card}>
        <Heading level={2} size="md">
          {text('accounting.title')}
        </Heading>
        <Text tone="soft">{text('accounting.text')}</Text>
        <div className={styles.row}>
          {AccountingFormat.options.map((format) => (
            <FileLink
              key={format}
              of={api.month.accounting}
              params={{ month }}
              queryValues={{ format, language: i18n.language }}
              data-testid={`accounting-${format.toLowerCase()}`}
            >
              {text(`accounting.format.${format}`)}
            </FileLink>
          ))}
        </div>
      </Card>
    </Allowed>
  );
};
