import type { PaymentDecline, PaymentOfCode } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney, formatSum } from '@cafeteria/i18n';
import { Button, buttonClass, Heading, Icon, Price, Spinner, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '../../shared/api/index.ts';
import { AppLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { Unconnected } from './Unconnected.tsx';
import styles from './Pay.module.css';

type Status = NonNullable<PaymentOfCode['status']>;
const looks = {
  PENDING: { tone: 'info', icon: 'clock' },
  BOOKED: { tone: 'positive', icon: 'check' },
  VOIDED: { tone: 'neutral', icon: 'undo' },
  DECLINED: { tone: 'warning', icon: 'close' },
} as const;

type Declined = { readonly reason: PaymentDecline } & Pick<
  PaymentOfCode,
  'amount' | 'available' | 'agreed'
>;
/** Whether own money is the advice: some is there, not allowed yet, and not the consent to tax alone is missing. */
const useOwnMoneyHelps = ({ reason, agreed }: Declined): boolean => {
  const { data } = useQuery(read(api.balance.get, {}));
  const own = data?.private?.amount ?? 0;
  return own > 0 && !agreed?.usePrivate && reason !== 'TAX_NOT_AGREED';
};

/** Why it was refused, how much there was for it, and what to do about it. */
const Reason = (declined: Declined) => {
  const { t } = useTexts('profile');
  const { reason, amount, available } = declined;
  const ownMoneyHelps = useOwnMoneyHelps(declined);
  const isShort = reason === 'INSUFFICIENT_CREDITS' || (available !== null && available.amount > 0);
  const missing = amount && available ? amount.amount - available.amount : 0;
  return (
    <>
      <Text>
        {t(`decline.${reason}`)}{' '}
        {t(isShort && ownMoneyHelps ? 'pay.adviceOwnMoney' : `pay.advice.${reason}`)}
      </Text>
      {isShort && amount && available && missing > 0 && (
        <Text>
          {t('pay.availableHere', {
            available: formatSum(available),
            missing: formatSum({ ...amount, amount: missing }),
          })}
        </Text>
      )}
    </>
  );
};

/** Which money paid, and what is left of all of it. */
const PaidFrom = ({ parts, taxed }: Pick<PaymentOfCode, 'parts' | 'taxed'>) => {
  const { t } = useTexts('profile');
  const { data } = useQuery(read(api.balance.get, {}));
  if (parts.length === 0) return null;
  return (
    <dl className={styles.paidFrom} data-testid="paid-from">
      {parts.map(({ regime, label, amount }) => (
        <div key={regime}>
          <dt>{label}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      {taxed && (
        <div>
          <dt>{t('pay.taxed')}</dt>
          <dd>{formatMoney(taxed)}</dd>
        </div>
      )}
      {data && (
        <div>
          <dt>{t('pay.leftInAll')}</dt>
          <dd>{formatMoney(data.total)}</dd>
        </div>
      )}
    </dl>
  );
};

const Actions = ({ status, onAgain, onClose }: Pick<Props, 'status' | 'onAgain' | 'onClose'>) => {
  const { t } = useTexts('profile');
  if (status === 'PENDING') return null;
  if (status === 'BOOKED')
    return (
      <>
        <AppLink href="/profile/history" className={buttonClass({ kind: 'ghost' })}>
          {t('history.title')}
        </AppLink>
        <Button onClick={onClose} data-autofocus="">
          {t('pay.done')}
        </Button>
      </>
    );
  return (
    <>
      <AppLink href="/profile/balance" className={buttonClass({ kind: 'ghost' })}>
        {t('pay.toBalance')}
      </AppLink>
      <Button onClick={onAgain}>{t('pay.again')}</Button>
    </>
  );
};

const tapMs = 40;
/** A short tap of the phone in the hand when it is paid, where the phone can. */
const useTap = (isPaid: boolean): void => {
  useEffect(() => {
    if (isPaid && 'vibrate' in navigator) navigator.vibrate(tapMs);
  }, [isPaid]);
};

type Props = {
  readonly payment: PaymentOfCode;
  readonly status: Status;
  readonly onAgain: () => void;
  readonly onClose: () => void;
};
/** How a payment stands, or how it ended. */
export const Outcome = ({ payment, status, ...actions }: Props) => {
  const { t } = useTexts('profile');
  const { amount, merchantName, declineReason, parts, taxed, available, agreed } = payment;
  const { tone, icon } = looks[status];
  useTap(status === 'BOOKED');
  return (
    <div className={styles.outcome} data-status={status} data-testid="pay-outcome">
      <div className={styles.result} role={status === 'DECLINED' ? 'alert' : 'status'}>
        <span className={styles.seal} data-tone={tone}>
          <Icon name={icon} size="xl" />
        </span>
        <Heading level={3} size="lg">
          {t(`pay.outcome.${status}`)}
        </Heading>
        {amount && (
          <Price
            amount={formatSum({
              ...amount,
              amount: status === 'BOOKED' ? -amount.amount : amount.amount,
            })}
            size="display"
          />
        )}
        {merchantName && <Text tone="soft">{merchantName}</Text>}
        {status === 'PENDING' && <Text tone="soft">{t('pay.outcomeText.PENDING')}</Text>}
        {status === 'VOIDED' && <Text tone="soft">{t('pay.outcomeText.VOIDED')}</Text>}
        {declineReason && <Reason reason={declineReason} {...{ amount, available, agreed }} />}
        {status === 'BOOKED' && <PaidFrom parts={parts} taxed={taxed} />}
      </div>
      {status === 'PENDING' && (
        <>
          <Spinner label={t('pay.outcome.PENDING')} />
          <Unconnected />
        </>
      )}
      <div className={styles.actions}>
        <Actions status={status} {...actions} />
      </div>
      {status === 'BOOKED' && <div className={styles.market} />}
    </div>
  );
};
