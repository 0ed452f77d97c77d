import { Button, Dialog, ErrorState, Skeleton } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import { Outcome } from './Outcome.tsx';
import { usePaymentCode } from './use-payment-code.ts';
import { Waiting } from './Waiting.tsx';
import styles from './Pay.module.css';

/** The code, until something was paid with it; then how that ended. */
const Content = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { code, isPending, isError, payment, make, replace } = usePaymentCode();
  const usePrivate = code?.usePrivate ?? false;
  if (isError)
    return (
      <ErrorState
        title={t('pay.failed')}
        actions={
          <Button icon="refresh" onClick={() => make(usePrivate)}>
            {common('action.retry')}
          </Button>
        }
      >
        {t('pay.failedText')}
      </ErrorState>
    );
  if (!code)
    return (
      <div className={styles.body} aria-busy="true" aria-label={common('loading')}>
        <Skeleton shape="block" />
      </div>
    );
  if (payment?.status)
    return (
      <Outcome
        payment={payment}
        status={payment.status}
        onAgain={() => make(usePrivate)}
        onClose={onClose}
      />
    );
  return (
    <Waiting
      key={code.code}
      code={code}
      isPending={isPending}
      onReplace={(next) => void replace(next)}
    />
  );
};

/** What one shows at a till: on a phone the whole screen. */
export const PayDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t('pay.title')}
      closeLabel={common('action.close')}
      className={styles.dialog ?? ''}
      testId="pay-dialog"
    >
      <Content onClose={onClose} />
    </Dialog>
  );
};
