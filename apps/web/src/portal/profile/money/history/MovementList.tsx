import type { MovementView } from '@cafeteria/contract';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatTime,
  pragueDay,
  formatSignedMoney,
} from '@cafeteria/i18n';
import { Fold, Icon, type IconName, KeyValueList, StatusChip } from '@cafeteria/ui';
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

const Movement = ({ item }: { readonly item: MovementView }) => {
  const facts = useFacts(item);
  const isOff = item.status === 'DECLINED' || item.status === 'VOIDED';
  return (
    <li data-testid={`movement-${item.reason}-${item.status}`}>
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
        <KeyValueList items={facts} />
      </Fold>
    </li>
  );
};

/** Movements under their days; the details of each are folded. */
export const MovementList = ({ items }: { readonly items: readonly MovementView[] }) => {
  const days = Map.groupBy(items, ({ date }) => pragueDay(date));
  return (
    <>
      {[...days].map(([day, list]) => (
        <section key={day} className={styles.day} aria-label={formatDate(day)}>
          <h2 className={styles.dayName}>{formatDate(day)}</h2>
          <ul className={styles.list} role="list">
            {list.map((item) => (
              <Movement key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};
