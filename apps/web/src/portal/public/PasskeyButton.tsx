import { messageText } from '@cafeteria/i18n';
import { Banner, Button } from '@cafeteria/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ensureTexts } from '../../shared/routing/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useEntry } from './use-sign-in.ts';
import styles from './LoginScreen.module.css';

/** Signs in with a passkey, without a name; what that takes comes when it is pressed. */
export const PasskeyButton = () => {
  const { t, i18n } = useTexts('cafeteria');
  const client = useQueryClient();
  const enter = useEntry();
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
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
