import { Button, ErrorState } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import { Coming } from './Coming.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Outcome } from './Outcome.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { nothingAgreed, usePaymentCode } from './use-payment-code.ts';
import { Waiting } from './Waiting.tsx';

/** The code, until something was paid with it; then how that ended. */
export const PayContent = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { code, isPending, isError, isElsewhere, payment, make, replace } = usePaymentCode();
  const agreed = code ?? nothingAgreed;
  useFocusKept(`${code?.code} ${payment?.status} ${isPending} ${isError} ${isElsewhere}`);
  if (isError)
    return (
      <ErrorState
        title={t('pay.failed')}
        actions={
          <Button icon="refresh" onClick={() => make(agreed)}>
            {common('action.retry')}
          </Button>
        }
      >
        {t('pay.failedText')}
      </ErrorState>
    );
  if (!code) return <Coming />;
  if (payment?.status)
    return (
      <Outcome
        payment={payment}
        status={payment.status}
        onAgain={() => make(agreed)}
        onClose={onClose}
      />
    );
  if (isElsewhere) return <Elsewhere onShow={() => make(agreed)} />;
  return (
    <Waiting
      key={code.code}
      code={code}
      isPending={isPending}
      onReplace={(next) => void replace(next)}
    />
  );
};
