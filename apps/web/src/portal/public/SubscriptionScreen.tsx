import type { Subscription } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { messageText } from '@cafeteria/i18n';
import { Banner, Button } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError, write } from '../../shared/api/index.ts';
import { AppLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useToken } from './account/link.ts';
import { Sheet } from './account/Sheet.tsx';
import styles from './account/Account.module.css';

const route = getRouteApi('/newsletter');

/** Where the footer of a subscription's mail leads: it asks, for programs that look at links must not end anything. */
export const SubscriptionScreen = () => {
  const { subscription } = route.useSearch();
  const token = useToken();
  return subscription && token !== '' ? (
    <EndScreen subscription={subscription} token={token} />
  ) : (
    <UnknownScreen />
  );
};

/** A link that lacks something, or was refused: pressing once more would not help, the profile does. */
const UnknownScreen = ({ isNext = false }: { readonly isNext?: boolean }) => {
  const { t } = useTexts('onboarding');
  return (
    <Sheet
      title={t('subscription.unknown.title')}
      lead={t('subscription.unknown.text')}
      isNext={isNext}
    >
      <div className={styles.actions}>
        <AppLink href="/profile/personal">{t('subscription.unknown.profile')}</AppLink>
      </div>
    </Sheet>
  );
};

type EndProps = { readonly subscription: Subscription; readonly token: string | undefined };
const EndScreen = ({ subscription, token = '' }: EndProps) => {
  const { t, i18n } = useTexts('onboarding');
  const common = useTexts();
  const { mutate, isPending, isSuccess, error } = useMutation(
    write(api.subscription.end, { saysRefusals: true }),
  );
  const refusals = error instanceof ApiError ? error.globalErrors : [];
  if (refusals.some(({ messageKey }) => messageKey === 'subscription.error.tokenInvalid'))
    return <UnknownScreen key="refused" isNext />;
  return (
    <Sheet
      key={String(isSuccess)}
      title={t(`subscription.${subscription}.${isSuccess ? 'ended' : 'title'}`)}
      lead={isSuccess ? t('subscription.endedText') : t(`subscription.${subscription}.text`)}
      isNext={isSuccess}
    >
      <div className={styles.actions}>
        {error && (
          <Banner tone="negative" isLive>
            {refusals.length > 0
              ? refusals
                  .map(({ messageKey, params }) => messageText(i18n, messageKey, params))
                  .join(' ')
              : common.t('error.fetch')}
          </Banner>
        )}
        {isSuccess ? (
          <AppLink href="/">{t('subscription.home')}</AppLink>
        ) : (
          <Button isPending={isPending} onClick={() => mutate({ body: { token } })}>
            {t('subscription.end')}
          </Button>
        )}
      </div>
    </Sheet>
  );
};
