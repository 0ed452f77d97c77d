import type { Currency, MonthSum, MovementView } from '@cafeteria/contract';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatMonth,
  formatTime,
  pragueDay,
  formatSignedMoney,
} from '@cafeteria/i18n';
import { buttonClass, Fold, Icon, type IconName, KeyValueList, StatusChip } from '@cafeteria/ui';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { Logo } from '../../../../shared/picture/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { historyHref } from './history-search.ts';
import styles from './History.module.css';

const icons: Readonly<Record<MovementView['reason'], IconName>> = {
  PURCHASE: 'store',
  EMPLOYER_GRANT: 'gift',
  TOP_UP: 'card',
  REFUND: 'store',
  EXPIRY: 'clock',
  EMPLOYER_RECALL: 'building',
  PAYOUT: 'arrow-up',
  CORRECTION: 'edit',
};
const tones = { PENDING: 'info', VOIDED: 'neutral', DECLINED: 'negative' } as const;

/** What is unusual about it, in words; what was booked needs none. */
const Remark = ({ item }: { readonly item: MovementView }) => {
  const { t } = useTexts('profile');
  const { status, declineReason, heldUntil, refunded, amount, currency } = item;
  return (
    <>
      {status !== 'BOOKED' && <StatusChip tone={tones[status]}>{t(`status.${status}`)}</StatusChip>}
      {declineReason && <span className={styles.reason}>{t(`decline.${declineReason}`)}</span>}
      {heldUntil && (
        <span className={styles.reason}>
          {t('history.heldUntil', { time: formatTime(heldUntil) })}
        </span>
      )}
      {refunded > 0 && (
        <span className={styles.reason}>
          {refunded === -amount
            ? t('history.refundedAll')
            : t('history.refunded', { amount: formatMoney({ amount: refunded, currency }) })}
        </span>
      )}
    </>
  );
};

/** Facts that are there, with their names. */
const useFacts = (item: MovementView) => {
  const { t } = useTexts('profile');
  const { detail, parts, partner, currency } = item;
  const kinds = parts
    .map(({ label, amount }) => `${label} ${formatMoney({ amount, currency })}`)
    .join(', ');
  const facts = {
    date: formatDateTime(item.date),
    booked: item.bookedAt && item.bookedAt !== item.date && formatDateTime(item.bookedAt),
    parts: item.amount <= 0 && kinds,
    into: item.amount > 0 && kinds,
    partner: partner?.route && <AppLink href={`/partner/${partner.route}`}>{partner.name}</AppLink>,
    offer: detail.offer,
    branchOffice: detail.branchOffice,
    expires: item.expiresAt && formatDate(item.expiresAt),
    deposit: item.deposit && (
      <AppLink href={`/profile/deposit/${item.deposit.id}`}>{item.deposit.id}</AppLink>
    ),
    reversal: item.reversal && (
      <AppLink href={historyHref({ payment: item.reversal.ofId })}>{item.reversal.ofId}</AppLink>
    ),
    refunds: item.refunded > 0 && (
      <AppLink href={historyHref({ payment: item.id })}>{t('history.showRefunds')}</AppLink>
    ),
    note: detail.note,
    reference: detail.externalRef,
    id: String(item.id),
  };
  const names = [
    'date',
    'booked',
    'parts',
    'into',
    'partner',
    'offer',
    'branchOffice',
    'expires',
    'deposit',
    'reversal',
    'refunds',
    'note',
    'reference',
    'id',
  ] as const;
  return names.flatMap((key) =>
    facts[key] ? [{ key, label: t(`fact.${key}`), value: facts[key] }] : [],
  );
};

/** What one may want to do with a movement next. */
const Actions = ({
  item: { id, reason, title, date, partner },
  contact,
}: {
  readonly item: MovementView;
  readonly contact: string | undefined;
}) => {
  const { t } = useTexts('profile');
  const subject = `${t('history.wrong.subject', { id })}: ${title}, ${formatDate(date)}`;
  const isAgain = reason === 'PURCHASE' && Boolean(partner?.route);
  if (!isAgain && !contact) return null;
  return (
    <div className={styles.actions}>
      {isAgain && (
        <AppLink
          href={`/partner/${partner?.route}?pay=1`}
          className={buttonClass({ kind: 'ghost', size: 'Small' })}
        >
          {t('history.payAgain')}
        </AppLink>
      )}
      {contact && (
        <a
          href={`mailto:${contact}?subject=${encodeURIComponent(subject)}`}
          className={buttonClass({ kind: 'ghost', size: 'Small' })}
        >
          {t('history.wrong.ask')}
        </a>
      )}
    </div>
  );
};

const Movement = ({
  item,
  day,
  contact,
}: {
  readonly item: MovementView;
  /** Of the first one of a day. */
  readonly day: string | undefined;
  readonly contact: string | undefined;
}) => {
  const facts = useFacts(item);
  const isOff = item.status === 'DECLINED' || item.status === 'VOIDED';
  return (
    <li
      data-testid={`movement-${item.reason}-${item.status}`}
      className={styles.row}
      data-first={day === undefined ? undefined : true}
    >
      <span className={styles.date}>{day}</span>
      <Fold
        title={
          <span className={styles.movement}>
            {item.partner ? (
              <Logo media={item.partner.logo} name={item.partner.name} size="small" />
            ) : (
              <span className={styles.icon}>
                <Icon name={icons[item.reason]} />
              </span>
            )}
            <span className={styles.words}>
              <strong className={styles.title}>{item.title}</strong>
              {item.subtitle && <span className={styles.subtitle}>{item.subtitle}</span>}
              <span className={styles.remark}>
                <Remark item={item} />
              </span>
            </span>
            <span
              className={styles.amount}
              data-sign={item.amount > 0 ? 'in' : 'out'}
              data-off={isOff || undefined}
            >
              {formatSignedMoney(item)}
            </span>
          </span>
        }
      >
        <div className={styles.details}>
          <KeyValueList items={facts} />
          <Actions item={item} contact={contact} />
        </div>
      </Fold>
    </li>
  );
};

/** `20. 11.`: the heading above says the year. */
const dayAndMonth = (day: string): string => formatDate(day).replace(/\s*\d{4}$/, '');

/** What came and what went in a month, in its heading. */
const MonthSums = ({
  sum: { received, spent },
  currency,
}: {
  readonly sum: MonthSum;
  readonly currency: Currency;
}) => (
  <span className={styles.monthSums}>
    {spent > 0 && <span>{formatSignedMoney({ amount: -spent, currency })}</span>}
    {received > 0 && (
      <span className={styles.received}>{formatSignedMoney({ amount: received, currency })}</span>
    )}
  </span>
);

/** Movements under their months with the sums of these; each day is said once, the details of each are folded. */
export const MovementList = ({
  items,
  months,
  contact,
  headingLevel = 2,
}: {
  readonly items: readonly MovementView[];
  readonly months: readonly MonthSum[];
  /** Whom to write to when something is wrong: the employer's address, where it has one. */
  readonly contact: string | undefined;
  readonly headingLevel?: 2 | 3;
}) => {
  const { i18n } = useTexts('profile');
  const MonthHeading = `h${headingLevel}` as const;
  const byMonth = Map.groupBy(items, ({ date }) => pragueDay(date).slice(0, 7));
  return (
    <>
      {[...byMonth].map(([month, list]) => {
        const name = formatMonth(month, i18n.language);
        const sum = months.find((one) => one.month === month);
        return (
          <section key={month} className={styles.month} aria-label={name}>
            <MonthHeading className={styles.monthName}>
              <span>{name}</span>
              {sum && list[0] && <MonthSums sum={sum} currency={list[0].currency} />}
            </MonthHeading>
            <ul className={styles.list} role="list">
              {list.map((item, index) => {
                const day = pragueDay(item.date);
                const before = list[index - 1];
                const isNew = !before || pragueDay(before.date) !== day;
                return (
                  <Movement
                    key={item.id}
                    item={item}
                    day={isNew ? dayAndMonth(day) : undefined}
                    contact={contact}
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
};
