import type { BalanceOverview } from '@cafeteria/contract';
import { formatDate, formatSum } from '@cafeteria/i18n';
import { Heading, Text } from '@cafeteria/ui';
import { linked, useTexts } from '../../shared/texts/index.ts';
import type { DayOfExpiry, OwnMoney } from './expiring.ts';
import { dayInWords } from './words.ts';
import styles from './Stall.module.css';

/** As many sentences as are read; the table has the rest. */
const maxSentences = 2;

const Sentence = ({ day, money }: { readonly day: DayOfExpiry; readonly money: OwnMoney }) => {
  const { t, i18n } = useTexts('cafeteria');
  const amount = formatSum(day.amount);
  const date = dayInWords(day.date, money.today, i18n.language);
  return linked(
    money.isSoon
      ? t('stall.expires', { amount, date, count: day.days })
      : t('stall.lasts', { amount, date }),
    { b: (label) => <strong key={label}>{label}</strong> },
  );
};

const Expiring = ({ money }: { readonly money: OwnMoney }) => {
  const { t } = useTexts('cafeteria');
  const more = money.days.slice(maxSentences);
  return (
    <div className={styles.says} data-hurry={money.isHurry || undefined}>
      {money.days.slice(0, maxSentences).map((day) => (
        <p key={day.date}>
          <Sentence day={day} money={money} />
        </p>
      ))}
      {more.length > 0 && <p>{t('stall.moreDays', { count: more.length })}</p>}
    </div>
  );
};

/** What an employer has ordered and not paid: the first of it, for the balance has them all. */
const Waiting = ({ of }: { readonly of: BalanceOverview['waiting'][number] }) => {
  const { t } = useTexts('cafeteria');
  const { clientName: client, since, amount } = of;
  return (
    <>
      <Heading level={2} size="lg" className={styles.coming}>
        {t('stall.waits', { amount: formatSum(amount) })}
      </Heading>
      <Text tone="soft">{t('stall.waitsText', { client, date: formatDate(since) })}</Text>
    </>
  );
};

/** What is said where there is no money yet: what waits to be paid, when it comes, or who it comes from. */
const Nothing = ({ overview }: { readonly overview: BalanceOverview }) => {
  const { t } = useTexts('cafeteria');
  const { expected } = overview.nextTopUp;
  const [waiting] = overview.waiting;
  if (waiting) return <Waiting of={waiting} />;
  return (
    <>
      <Heading level={2} size="lg" className={styles.coming}>
        {expected ? t('stall.comes', { date: formatDate(expected) }) : t('stall.nothing.title')}
      </Heading>
      <Text tone="soft">{t(expected ? 'stall.comesText' : 'stall.nothing.text')}</Text>
    </>
  );
};

/** What of the money ends when, the largest sum first; or that nothing does, or that there is none. */
export const Says = ({
  money,
  overview,
}: {
  readonly money: OwnMoney;
  readonly overview: BalanceOverview;
}) => {
  const { t } = useTexts('cafeteria');
  if (overview.frozenSince)
    return (
      <p className={styles.says} data-hurry="">
        {t('stall.frozen')}
      </p>
    );
  if (money.days.length > 0) return <Expiring money={money} />;
  if (!money.total?.amount) return <Nothing overview={overview} />;
  return <p className={styles.says}>{t('stall.noExpiry')}</p>;
};

/** The money none of the days is about, in one line. */
export const Rest = ({ money: { rest, days } }: { readonly money: OwnMoney }) => {
  const { t } = useTexts('cafeteria');
  if (rest.length === 0) return null;
  const parts = rest
    .map(({ label, amount }) => `${label} ${formatSum(amount)}`.replaceAll(' ', '\u00A0'))
    .join(', ');
  return (
    <Text tone="soft" size="small">
      {days.length > 0 ? t('stall.rest', { parts }) : parts}
    </Text>
  );
};
