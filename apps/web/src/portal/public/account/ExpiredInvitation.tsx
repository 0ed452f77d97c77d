import { api } from '@cafeteria/contract/light';
import { Banner, Button, Text } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../shared/api/index.ts';
import { Stall } from '../../../shared/drawing/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Sheet } from './Sheet.tsx';
import { SignInLink } from './SignInLink.tsx';
import styles from './Account.module.css';

/**
 * An invitation that cannot be taken up: what happened, and what to do. Another one is offered, and nobody learns
 * whether there is an account.
 */
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
  const isWhole = userId !== undefined;
  const canAsk = isWhole && !isSuccess;
  return (
    <Sheet
      title={t(isWhole ? 'expired.title' : 'expired.unknownTitle')}
      isNext={isNext}
      lead={t(isWhole ? 'expired.text' : 'expired.unknown')}
      picture={<Stall isClosed icon={isWhole ? 'clock' : 'mail'} />}
    >
      <div className={styles.actions}>
        {isSuccess && (
          <Banner tone="success" title={t('expired.sent')} isLive>
            {t('expired.sentText')}
          </Banner>
        )}
        <div className={styles.ways}>
          {canAsk && (
            <Button
              size="Large"
              isPending={isPending}
              onClick={() => mutate({ body: { userId } })}
              data-testid="resend"
            >
              {t('expired.resend')}
            </Button>
          )}
          <SignInLink kind={canAsk ? 'ghost' : 'filled'}>{t('expired.signIn')}</SignInLink>
        </div>
        <Text tone="soft" isMeasured>
          {t('expired.employer')}
        </Text>
      </div>
    </Sheet>
  );
};
