import type { DepositView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { dayAndTime, formatMoney, formatTime } from '@cafeteria/i18n';
import { Banner, Button, buttonClass, Icon, Skeleton } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { write } from '../../../../shared/api/index.ts';
import { Stall } from '../../../../shared/drawing/index.ts';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { useWallet } from './use-wallet.ts';
import styles from './Credits.module.css';

type PanelProps = {
  readonly state: 'waiting' | 'success' | 'declined';
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
};
const icons = { waiting: 'clock', declined: 'error' } as const;

/** How a top-up stands, in one look; what changes is announced. */
const Panel = ({ state, title, children, actions }: PanelProps) => (
  <section
    className={styles.panel}
    data-state={state}
    data-testid="deposit-state"
    role={state === 'declined' ? 'alert' : 'status'}
  >
    {state === 'success' ? (
      <Stall icon="check" />
    ) : (
      <span className={styles.plate}>
        <Icon name={icons[state]} size="xl" />
      </span>
    )}
    <div className={styles.panelText}>
      <h2 className={styles.panelTitle}>{title}</h2>
      <div className={styles.panelBody}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  </section>
);

const Waiting = ({ deposit }: { readonly deposit: DepositView }) => {
  const { t } = useTexts('profile');
  const { mutate, isPending } = useMutation(write(api.deposit.cancel));
  const { id, redirectUrl, amount, expiresAt } = deposit;
  return (
    <Panel
      state="waiting"
      title={t('deposit.waiting.title', { amount: formatMoney(amount) })}
      actions={
        <>
          {redirectUrl && (
            <a className={buttonClass()} href={redirectUrl} data-testid="back-to-gate">
              {t('deposit.waiting.gate')}
            </a>
          )}
          <Button kind="ghost" isPending={isPending} onClick={() => mutate({ id })}>
            {t('deposit.waiting.cancel')}
          </Button>
        </>
      }
    >
      {t(redirectUrl ? 'deposit.waiting.text' : 'deposit.waiting.opening', {
        time: formatTime(expiresAt),
      })}
    </Panel>
  );
};

const Back = ({ to, isMain }: { readonly to: string | null; readonly isMain: boolean }) => {
  const { t } = useTexts('profile');
  if (!to) return null;
  return (
    <AppLink href={to} className={buttonClass({ kind: isMain ? 'filled' : 'ghost' })}>
      {t('deposit.back')}
    </AppLink>
  );
};

const Successful = ({
  deposit: { amount, returnPath, resolvedAt },
}: {
  readonly deposit: DepositView;
}) => {
  const { t } = useTexts('profile');
  const { balance, isAsked, isWaiting } = useWallet();
  return (
    <Panel
      state="success"
      title={t('deposit.success.title', { amount: formatMoney(amount) })}
      actions={returnPath && <Back to={returnPath} isMain />}
    >
      {resolvedAt && `${t('deposit.success.when', dayAndTime(resolvedAt))} `}
      {isAsked && <Skeleton width="half" />}
      {isWaiting && t('deposit.success.later')}
      {!isAsked && !isWaiting && balance && t('deposit.success.balance', { balance })}
    </Panel>
  );
};

const Declined = ({
  deposit: { amount, declineReason, refund, returnPath },
  onRetry,
}: {
  readonly deposit: DepositView;
  readonly onRetry: (deposit: Pick<DepositView, 'amount' | 'returnPath'>) => void;
}) => {
  const { t } = useTexts('profile');
  return (
    <Panel
      state="declined"
      title={t(refund ? 'deposit.refund.title' : 'deposit.declined.title', {
        amount: formatMoney(amount),
      })}
      actions={
        <>
          <Button
            icon="refresh"
            onClick={() => onRetry({ amount, returnPath })}
            data-testid="deposit-retry"
          >
            {t('deposit.declined.retry')}
          </Button>
          <Back to={returnPath} isMain={false} />
        </>
      }
    >
      {t(
        refund ? `deposit.refund.${refund}` : `deposit.reason.${declineReason ?? 'GATEWAY_ERROR'}`,
      )}
    </Panel>
  );
};

type Props = {
  readonly deposit: DepositView | undefined;
  readonly isLost: boolean;
  readonly retry: () => void;
  readonly onRetry: (deposit: Pick<DepositView, 'amount' | 'returnPath'>) => void;
};
/** What became of a top-up, and what can be done about it. */
export const DepositState = ({ deposit, isLost, retry, onRetry }: Props) => {
  const { t } = useTexts('profile');
  return (
    <>
      {isLost && (
        <Banner
          tone="warning"
          isLive
          title={t('deposit.lost.title')}
          actions={
            <Button size="Small" kind="ghost" icon="refresh" onClick={retry}>
              {t('deposit.lost.again')}
            </Button>
          }
        >
          {t('deposit.lost.text')}
        </Banner>
      )}
      {!deposit && !isLost && <Skeleton shape="block" className={styles.panelSkeleton} />}
      {deposit?.status === 'CREATED' && <Waiting deposit={deposit} />}
      {deposit?.status === 'SUCCESSFUL' && <Successful deposit={deposit} />}
      {deposit?.status === 'DECLINED' && <Declined deposit={deposit} onRetry={onRetry} />}
    </>
  );
};
