import type { PaymentOfCode } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney } from '@cafeteria/i18n';
import { Button, buttonClass, classNames, Heading, Icon, Price, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '../../shared/api/index.ts';
import { AppLink } from '../../shared/navigation/index.ts';
import { Logo } from '../../shared/picture/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { Next, Reason } from './Declined.tsx';
import { Unconnected } from './Unconnected.tsx';
import look from './Code.module.css';
import styles from './Pay.module.css';

type Status = NonNullable<PaymentOfCode['status']>;
const looks = {
  PENDING: { tone: 'info', icon: 'clock' },
  BOOKED: { tone: 'positive', icon: 'check' },
  VOIDED: { tone: 'neutral', icon: 'undo' },
  DECLINED: { tone: 'warning', icon: 'close' },
} as const;

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

const Paid = ({ onClose }: Pick<Props, 'onClose'>) => {
  const { t } = useTexts('profile');
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
};

const Actions = ({ payment, status, onAgain, onClose }: Props) => {
  const { t } = useTexts('profile');
  const { declineReason } = payment;
  if (status === 'PENDING') return null;
  if (status === 'BOOKED') return <Paid onClose={onClose} />;
  if (declineReason)
    return <Next declined={{ ...payment, reason: declineReason }} {...{ onAgain, onClose }} />;
  return <Button onClick={onAgain}>{t('pay.again')}</Button>;
};

const tapMs = 40;
/** A short tap of the phone in the hand when it is paid, where the phone can. */
const useTap = (isPaid: boolean): void => {
  useEffect(() => {
    if (isPaid && 'vibrate' in navigator) navigator.vibrate(tapMs);
  }, [isPaid]);
};

type Of = { readonly payment: PaymentOfCode; readonly status: Status };
type Props = Of & {
  readonly onAgain: () => void;
  readonly onClose: () => void;
};
/** While it goes on, where the money goes; then how it ended. */
const Seal = ({ payment: { merchantName, merchantLogo }, status }: Of) => {
  const { tone, icon } = looks[status];
  return (
    <span className={classNames(styles.seal, status === 'PENDING' && look.going)} data-tone={tone}>
      {status === 'PENDING' && merchantName ? (
        <Logo media={merchantLogo} name={merchantName} />
      ) : (
        <Icon name={icon} size="xl" />
      )}
    </span>
  );
};

const Merchant = ({ payment: { merchantName, merchantLogo }, status }: Of) =>
  merchantName && (
    <p className={look.merchant} data-testid="pay-merchant">
      {status !== 'PENDING' && <Logo media={merchantLogo} name={merchantName} size="small" />}
      {merchantName}
    </p>
  );

/** How a payment stands, or how it ended. */
export const Outcome = (props: Props) => {
  const { t } = useTexts('profile');
  const { payment, status } = props;
  const { amount, declineReason, parts, taxed } = payment;
  useTap(status === 'BOOKED');
  return (
    <div className={styles.outcome} data-status={status} data-testid="pay-outcome">
      <div className={styles.result} role={status === 'DECLINED' ? 'alert' : 'status'}>
        <Seal {...{ payment, status }} />
        <Heading level={3} size="lg">
          {t(`pay.outcome.${status}`)}
        </Heading>
        {amount && (
          <Price
            amount={formatMoney({
              ...amount,
              amount: status === 'BOOKED' ? -amount.amount : amount.amount,
            })}
            size="display"
          />
        )}
        <Merchant {...{ payment, status }} />
        {status === 'PENDING' && <Text tone="soft">{t('pay.outcomeText.PENDING')}</Text>}
        {status === 'VOIDED' && <Text tone="soft">{t('pay.outcomeText.VOIDED')}</Text>}
        {declineReason && <Reason {...payment} reason={declineReason} />}
        {status === 'BOOKED' && <PaidFrom parts={parts} taxed={taxed} />}
      </div>
      {status === 'PENDING' && <Unconnected />}
      <div className={styles.actions}>
        <Actions {...props} />
      </div>
      {status === 'BOOKED' && <div className={styles.market} />}
    </div>
  );
};
