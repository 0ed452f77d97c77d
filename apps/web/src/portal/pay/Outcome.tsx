import type { PaymentDecline, PaymentOfCode } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney } from '@cafeteria/i18n';
import { Button, buttonClass, Heading, Icon, Price, Spinner, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { AppLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './Pay.module.css';

type Status = NonNullable<PaymentOfCode['status']>;
const looks = {
  PENDING: { tone: 'info', icon: 'clock' },
  BOOKED: { tone: 'positive', icon: 'check' },
  VOIDED: { tone: 'neutral', icon: 'undo' },
  DECLINED: { tone: 'negative', icon: 'close' },
} as const;

/** Why it was refused, and what to do about it. */
const Reason = ({ reason }: { readonly reason: PaymentDecline }) => {
  const { t } = useTexts('profile');
  const { data } = useQuery(read(api.balance.get, {}));
  const mayAdd = reason === 'INSUFFICIENT_CREDITS' && data?.private;
  return (
    <Text>
      {t(`decline.${reason}`)} {t(mayAdd ? 'pay.adviceOwnMoney' : `pay.advice.${reason}`)}
    </Text>
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

type Props = {
  readonly payment: PaymentOfCode;
  readonly status: Status;
  readonly onAgain: () => void;
  readonly onClose: () => void;
};
/** How a payment stands, or how it ended. */
export const Outcome = ({ payment, status, ...actions }: Props) => {
  const { t } = useTexts('profile');
  const { amount, merchantName, declineReason } = payment;
  const { tone, icon } = looks[status];
  return (
    <div className={styles.outcome} data-status={status} data-testid="pay-outcome">
      <div className={styles.result} role={status === 'DECLINED' ? 'alert' : 'status'}>
        <span className={styles.seal} data-tone={tone}>
          <Icon name={icon} size="xl" />
        </span>
        <Heading level={3} size="lg">
          {t(`pay.outcome.${status}`)}
        </Heading>
        {amount && <Price amount={formatMoney(amount)} size="display" />}
        {merchantName && <Text tone="soft">{merchantName}</Text>}
        {status === 'PENDING' && <Text tone="soft">{t('pay.outcomeText.PENDING')}</Text>}
        {status === 'VOIDED' && <Text tone="soft">{t('pay.outcomeText.VOIDED')}</Text>}
        {declineReason && <Reason reason={declineReason} />}
      </div>
      {status === 'PENDING' && <Spinner label={t('pay.outcome.PENDING')} />}
      <div className={styles.actions}>
        <Actions status={status} {...actions} />
      </div>
    </div>
  );
};
