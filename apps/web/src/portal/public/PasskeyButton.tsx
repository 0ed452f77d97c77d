import { messageText } from '@cafeteria/i18n';
import { Banner, Button } from '@cafeteria/ui';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ensureTexts } from '../../shared/routing/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useEntry } from './use-sign-in.ts';
import styles from './LoginScreen.module.css';

/** Passkeys among what the browser offers at the field of the name, while nobody is going in another way. */
const useOffer = (isGoingIn: boolean, onEnd: (refused: string | undefined) => void): void => {
  const { i18n } = useTexts();
  const client = useQueryClient();
  useEffect(() => {
    if (isGoingIn || !('PublicKeyCredential' in window)) return undefined;
    const offer = new AbortController();
    const { signal } = offer;
    void import('./passkey-sign-in.ts')
      .then(({ offerPasskeySignIn }) => offerPasskeySignIn({ client, i18n, signal, onEnd }))
      .catch(() => {});
    return () => offer.abort();
    // made once for a page: what is called at its end may be another function at each render
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isGoingIn]);
};

/** Signs in with a passkey, without a name: pressed, or chosen where the browser offers it. */
export const PasskeyButton = () => {
  const { t, i18n } = useTexts('cafeteria');
  const client = useQueryClient();
  const enter = useEntry();
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  // the session that a password opens would refuse what was asked for without one
  const isSigningIn = useIsMutating() > 0;
  useOffer(isPending || isSigningIn, (refused) => {
    setProblem(refused);
    if (refused === undefined) void enter();
  });
  const signIn = async (): Promise<void> => {
    setIsPending(true);
    setProblem(undefined);
    const [{ passkeySignIn }] = await Promise.all([
      import('./passkey-sign-in.ts'),
      ensureTexts(i18n, ['onboarding']),
    ]);
    const refused = await passkeySignIn(client, i18n);
    if (refused === undefined) await enter();
    setProblem(refused);
  };
  const press = (): void =>
    void signIn()
      .catch(() => setProblem(messageText(i18n, 'common.error.fetch')))
      .finally(() => setIsPending(false));
  return (
    <div className={styles.form}>
      {problem && (
        <Banner tone="negative" isLive>
          {problem}
        </Banner>
      )}
      <Button
        kind="ghost"
        size="Large"
        icon="lock"
        isWide
        isPending={isPending}
        onClick={press}
        data-testid="login-passkey"
      >
        {t('login.passkey')}
      </Button>
    </div>
  );
};
