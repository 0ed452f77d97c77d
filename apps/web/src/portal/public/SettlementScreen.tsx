import type { SettlementShown } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { KeyValueList } from '@cafeteria/ui';
import { read } from '../../shared/api/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { Sheet } from './account/Sheet.tsx';
import { LinkedDownload, LinkedSheet } from './LinkedSheet.tsx';
import styles from './account/Account.module.css';

const formats = ['CSV', 'XLSX'] as const;

/** Where the mail of a settlement leads: for who keeps a partner's books, and has no account here. */
export const SettlementScreen = () => {
  const { t } = useTexts('onboarding');
  return (
    <LinkedSheet
      question={(token) => read(api.settlementLink.get, { body: { token } })}
      loading={t('settlement.loading')}
      failed={{ title: t('settlement.failed.title'), text: t('settlement.failed.text') }}
    >
      {(settlement, token) => <Shown settlement={settlement} token={token} />}
    </LinkedSheet>
  );
};

type Props = { readonly settlement: SettlementShown; readonly token: string };
/** From what was paid to what is paid out; what there is nothing of is left out. */
const Sums = ({ settlement }: Pick<Props, 'settlement'>) => {
  const { t } = useTexts('onboarding');
  const { currency, payout, carriedOut, seller } = settlement;
  const money = (amount: number): string => formatMoney({ amount, currency });
  const end = payout > 0 ? 'payout' : 'carriedOut';
  const steps = [
    ['carriedIn', settlement.carriedIn],
    ['captured', settlement.captured],
    ['refunded', 0 - settlement.refunded],
    ['fees', 0 - settlement.fees],
  ] as const;
  return (
    <KeyValueList
      items={[
        { key: 'seller', label: t('settlement.seller'), value: seller },
        ...steps
          .filter(([, amount]) => amount !== 0)
          .map(([key, amount]) => ({
            key,
            label: t(`settlement.${key}`),
            value: money(amount),
          })),
        {
          key: end,
          label: t(`settlement.${end}`),
          value: <strong>{money(payout > 0 ? payout : carriedOut)}</strong>,
        },
      ]}
    />
  );
};
const Shown = ({ settlement, token }: Props) => {
  const { t } = useTexts('onboarding');
  const { number, partner, firstDay, cutOff, eInvoice } = settlement;
  const to = formatDate(cutOff);
  const period = firstDay ? t('settlement.span', { from: formatDate(firstDay), to }) : to;
  return (
    <Sheet
      title={t('settlement.title', { number })}
      lead={t('settlement.lead', { partner, period })}
    >
      <Sums settlement={settlement} />
      <div className={styles.actions}>
        <LinkedDownload route={api.settlementLink.pdf} args={{ body: { token } }}>
          {t('settlement.pdf')}
        </LinkedDownload>
        {eInvoice && (
          <LinkedDownload
            kind="ghost"
            route={api.settlementLink.eInvoice}
            args={{ body: { token } }}
          >
            {t(`settlement.eInvoice.${eInvoice}`)}
          </LinkedDownload>
        )}
        {formats.map((format) => (
          <LinkedDownload
            key={format}
            kind="ghost"
            route={api.settlementLink.file}
            args={{ body: { token, format } }}
          >
            {t(`settlement.${format}`)}
          </LinkedDownload>
        ))}
      </div>
    </Sheet>
  );
};
