import type { AccountView, Spending } from '@cafeteria/contract';
import { formatDate, formatMoney, pragueDay } from '@cafeteria/i18n';
import { Fold, Heading, Text } from '@cafeteria/ui';
import { useTexts } from '../../../../shared/texts/index.ts';
import type { Choice } from './choice.ts';
import { ExpiryChart, shortMoney } from './ExpiryChart.tsx';
import { expiryBars } from './expiry-bars.ts';
import { projectionOf } from './pace.ts';
import { stairOf } from './stair.ts';
import styles from './Expiries.module.css';

type Money = AccountView['balance'];

const Table = ({
  accounts,
  money,
}: {
  readonly accounts: readonly AccountView[];
  readonly money: Money;
}) => {
  const { t } = useTexts('profile');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('balance.lastDay')}</th>
          <th scope="col">{t('balance.whose')}</th>
          <th scope="col" className={styles.figure}>
            {t('deposit.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {expiryBars(accounts).flatMap(({ date, parts }) =>
          parts.map(({ pot, amount }) => (
            <tr key={`${date} ${pot}`}>
              <th scope="row">{date ? formatDate(date) : t('balance.never')}</th>
              <td>
                <span className={styles.key} data-pot={pot} />
                {t(`pot.${pot}`)}
              </td>
              <td className={styles.figure}>{formatMoney({ ...money, amount })}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
};

type OutlookProps = { readonly lost: number; readonly days: number; readonly money: Money };
/** What will end unspent at the pace so far, in a sentence. */
const Outlook = ({ lost, days, money }: OutlookProps) => {
  const { t } = useTexts('profile');
  return (
    <Text size="small" data-testid="outlook">
      {lost > 0
        ? t('balance.pace.lost', { count: days, amount: shortMoney({ ...money, amount: lost }) })
        : t('balance.pace.enough', { count: days })}
    </Text>
  );
};

/** When what ends: a stair on a true axis of time with the pace so far, and a table that says the same. */
export const Expiries = ({
  accounts,
  asOf,
  pace,
  choice,
}: {
  readonly accounts: readonly AccountView[];
  readonly asOf: string;
  readonly pace: Spending['pace'] | undefined;
  readonly choice: Choice;
}) => {
  const { t } = useTexts('profile');
  const today = pragueDay(asOf);
  const stair = stairOf(accounts, today);
  const money = accounts[0]?.balance;
  if (stair.steps.length === 0 || !money) return null;
  const projection = pace ? projectionOf(accounts, pace, today, stair.days) : undefined;
  return (
    <section className={styles.section} aria-labelledby="expiries">
      <Heading level={2} size="md" id="expiries">
        {t('balance.expiries')}
      </Heading>
      {/* its room is there before it, so that the picture beneath stays where it is */}
      {pace !== null && (
        <div className={styles.outlook}>
          {projection && pace && <Outlook lost={projection.lost} days={pace.days} money={money} />}
        </div>
      )}
      <ExpiryChart
        stair={stair}
        projection={projection}
        money={money}
        choice={choice}
        label={t('balance.chart')}
        todayLabel={t('balance.today')}
      />
      <Fold title={t('balance.asTable')}>
        {projection && (
          <Text tone="soft" size="small">
            {t('balance.pace.legend')}
          </Text>
        )}
        <Table accounts={accounts} money={money} />
      </Fold>
    </section>
  );
};
