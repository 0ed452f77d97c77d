import { isMoved, type MovementView } from '@cafeteria/contract';
import { formatMoney, formatTime } from '@cafeteria/i18n';
import { StatusChip } from '@cafeteria/ui';
import { useTexts } from '../../../../shared/texts/index.ts';
import { DisputeMark } from './DisputeMark.tsx';
import styles from './History.module.css';

const tones = { PENDING: 'info', VOIDED: 'neutral', DECLINED: 'negative' } as const;

/** What is unusual about a movement, in words; what was booked needs none. */
export const Remark = ({ item }: { readonly item: MovementView }) => {
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
      {item.dispute && <DisputeMark status={item.dispute} />}
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

/** Whether no money moved after all. */
export const isOff = ({ status }: MovementView): boolean => !isMoved(status);
