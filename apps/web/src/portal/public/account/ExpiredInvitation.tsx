import { api } from '@cafeteria/contract/light';
import { Banner, Button, buttonClass } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../shared/api/index.ts';
import { AppLink } from '../../../shared/navigation/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Sheet } from './Sheet.tsx';
import styles from './Account.module.css';

/** An invitation that cannot be taken up: another one is offered, and nobody learns whether there is an account. */
export const ExpiredInvitation = ({
  userId,
  isNext = false,
}: {
  readonly userId: number | undefined;
  /** Whether it takes the place of the form. */
  readonly isNext?: boolean;
}) => {
  const { t } = useTexts('onboarding');
  const { mutate, isPending, isSuccess } = useMutation(write(api.onboarding.resend));
  return (
    <Sheet
      title={t('expired.title')}
      isNext={isNext}
      lead={t(userId === undefined ? 'expired.unknown' : 'expired.text')}
    >
      <div className={styles.actions}>
        {isSuccess && (
          <Banner tone="success" title={t('expired.sent')} isLive>
            {t('expired.sentText')}
          </Banner>
        )}
        {userId !== undefined && !isSuccess && (
          <Button
            size="Large"
            isPending={isPending}
            onClick={() => mutate({ body: { userId } })}
            data-testid="resend"
          >
            {t('expired.resend')}
          </Button>
        )}
        <p className={styles.beside}>
          {t('expired.signedUp')}
          <AppLink href="/login" className={buttonClass({ kind: 'ghost', size: 'Small' })}>
            {t('expired.signIn')}
          </AppLink>
        </p>
      </div>
    </Sheet>
  );
};
