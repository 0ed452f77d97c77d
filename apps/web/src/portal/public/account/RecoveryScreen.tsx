import { textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner, Button, buttonClass, Text, TextField, useTypedEarly } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { write } from '../../../shared/api/index.ts';
import { Stall } from '../../../shared/drawing/index.ts';
import { AppLink } from '../../../shared/navigation/index.ts';
import { useServices } from '../../../shared/services.ts';
import { storedData } from '../../../shared/storage/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { botCheckToken } from '../../../shared/third-party/index.ts';
import { sendEarly, sending } from '../../form/index.ts';
import { typedName } from '../typed-name.ts';
import { loginPath, useRedirect } from './link.ts';
import { Sheet } from './Sheet.tsx';
import { useRefusal } from './use-refusal.ts';
import styles from './Account.module.css';

/** What was done, said so that nobody learns whether there is such an account. */
const Sent = ({
  username,
  startOver,
}: {
  readonly username: string;
  readonly startOver: () => void;
}) => {
  const { t } = useTexts('onboarding');
  const redirect = useRedirect();
  return (
    <Sheet
      title={t('recovery.sent')}
      lead={<span role="status">{t('recovery.sentText', { username })}</span>}
      isNext
      picture={<Stall icon="mail" />}
    >
      <div className={styles.actions}>
        <div className={styles.ways}>
          <AppLink href={loginPath(redirect)} className={buttonClass({ size: 'Large' })}>
            {t('recovery.back')}
          </AppLink>
          <Button kind="ghost" size="Large" onClick={startOver}>
            {t('recovery.again')}
          </Button>
        </div>
        <Text tone="soft">{t('recovery.noMail')}</Text>
      </div>
    </Sheet>
  );
};

const neverChanges = () => () => {};
const useRecovery = () => {
  const { t } = useTexts();
  const { recaptchaApiKey: key } = useServices().config;
  const { mutateAsync, isPending } = useMutation(
    write(api.password.recover, { saysRefusals: true }),
  );
  const refusal = useRefusal();
  // what the browser keeps is not known to the server, which drew the form
  const known = useSyncExternalStore(neverChanges, typedName.get, () => '');
  const [own, setUsername] = useState<string>();
  const username = own ?? known;
  const redirect = useRedirect() ?? null;
  const [isTried, setIsTried] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const submit = async (): Promise<void> => {
    setIsTried(true);
    const name = username.trim();
    if (name === '') return;
    try {
      const recaptchaToken = key ? await botCheckToken(key, 'recovery') : undefined;
      await mutateAsync({ body: { username: name, ...(recaptchaToken && { recaptchaToken }) } });
      storedData.recovery.set({ username: name, redirect });
      setSentTo(name);
    } catch (failure) {
      refusal.set(failure);
    }
  };
  const missing = isTried && username.trim() === '' ? t('validation.required') : undefined;
  return {
    username,
    setUsername,
    sentTo,
    again: () => setSentTo(undefined),
    submit,
    isPending,
    general: refusal.general,
    error: refusal.textOf('username') ?? missing,
  };
};

/** Asks for a link to a new password. */
export const RecoveryScreen = () => {
  const { t } = useTexts('onboarding');
  const form = useRecovery();
  const redirect = useRedirect();
  const field = useTypedEarly(form.setUsername);
  if (form.sentTo !== undefined) return <Sent username={form.sentTo} startOver={form.again} />;
  return (
    <Sheet title={t('recovery.title')} lead={t('recovery.lead')} side="recovery">
      <form ref={sendEarly} className={styles.form} onSubmit={sending(form.submit)} noValidate>
        {form.general && (
          <Banner tone="negative" isLive>
            {form.general}
          </Banner>
        )}
        <TextField
          ref={field}
          name="username"
          label={t('recovery.username')}
          error={form.error}
          isRequired
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={textLimit.email}
          autoFocus
          value={form.username}
          onChange={(event) => form.setUsername(event.target.value)}
        />
        <Button
          type="submit"
          size="Large"
          isWide
          isPending={form.isPending}
          data-testid="recovery-submit"
        >
          {t('recovery.submit')}
        </Button>
        <AppLink href={loginPath(redirect)}>{t('recovery.back')}</AppLink>
      </form>
    </Sheet>
  );
};
