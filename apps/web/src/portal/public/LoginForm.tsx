import { Login, type NextStep } from '@cafeteria/contract';
import { messageText } from '@cafeteria/i18n';
import { Banner, Button, PasswordField, TextField } from '@cafeteria/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { sendEarly } from '../form/index.ts';
import { typedName } from './typed-name.ts';
import { useSignIn } from './use-sign-in.ts';
import styles from './LoginScreen.module.css';

/** What the server refused, beside the form: a notification alone would be gone before it is read. */
const Refusal = ({ error }: { readonly error: Error | null }) => {
  const { t, i18n } = useTexts();
  if (!error) return null;
  const texts =
    error instanceof ApiError
      ? error.globalErrors.map(({ messageKey, params }) => messageText(i18n, messageKey, params))
      : [t('error.fetch')];
  return texts.length > 0 ? (
    <Banner tone="negative" isLive>
      {texts.join(' ')}
    </Banner>
  ) : null;
};

type Props = {
  /** The password was right, and a second factor is still to come. */
  readonly onNext: (step: NextStep) => void;
};
export const LoginForm = ({ onNext }: Props) => {
  const { t, i18n } = useTexts('cafeteria');
  const { signIn, error } = useSignIn();
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    getValues,
    setValue,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: zodResolver(Login), defaultValues: { username: '', password: '' } });
  // what the browser keeps is not known to the server, which drew the form
  useEffect(() => {
    const name = typedName.get();
    if (name !== '' && getValues('username') === '') setValue('username', name);
  }, [getValues, setValue]);
  const textOf = (key: string | undefined): string | undefined =>
    key ? messageText(i18n, key) : undefined;
  const onSubmit = handleSubmit(async (login) => {
    try {
      const step = await signIn(login);
      if (step.next) onNext(step);
    } catch (failure) {
      const fieldErrors = failure instanceof ApiError ? failure.fieldErrors : [];
      for (const { field, messageKey } of fieldErrors)
        if (field === 'username' || field === 'password') setError(field, { message: messageKey });
      setFocus(fieldErrors[0]?.field === 'username' ? 'username' : 'password', {
        shouldSelect: true,
      });
    }
  });
  return (
    <form ref={sendEarly} className={styles.form} onSubmit={onSubmit} noValidate>
      <Refusal error={error} />
      <TextField
        label={t('login.username')}
        error={textOf(errors.username?.message)}
        isRequired
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        autoFocus
        {...register('username', { onChange: ({ target }) => typedName.set(target.value) })}
      />
      <PasswordField
        label={t('login.password')}
        error={textOf(errors.password?.message)}
        isRequired
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        {...register('password')}
      />
      <Button type="submit" size="Large" isWide isPending={isSubmitting} data-testid="login-submit">
        {t('login.submit')}
      </Button>
    </form>
  );
};
