import { type Invitation, pattern, wholePhone } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { userLanguageOf } from '@cafeteria/i18n';
import { Banner, Button, Checkbox, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { AppLink } from '../../../shared/navigation/index.ts';
import { useHomeCountry, useServices } from '../../../shared/services.ts';
import { useMe } from '../../../shared/session/index.ts';
import { linked, useTexts } from '../../../shared/texts/index.ts';
import { sendEarly, sending, takeFocus } from '../../form/index.ts';
import { NewPassword, usePasswordProblem } from '../../new-password/index.ts';
import { useEntry } from '../use-sign-in.ts';
import { ExpiredInvitation } from './ExpiredInvitation.tsx';
import type { Link } from './link.ts';
import { useRefusal } from './use-refusal.ts';
import styles from './Account.module.css';

type Props = { readonly link: Link; readonly invitation: Invitation };
const empty = { password: '', phone: '', terms: false, marketing: false };
type Values = typeof empty;

/** What is wrong with the form before it is sent. */
const useProblems = ({ password, phone, terms }: Values, { needsPhone }: Invitation) => {
  const { t } = useTexts();
  const problemOf = usePasswordProblem();
  const plain = wholePhone(phone, useHomeCountry());
  const isPhoneGood = plain === '' ? !needsPhone : pattern.phone.test(plain);
  return {
    password: problemOf(password),
    phone: isPhoneGood ? undefined : t(plain === '' ? 'validation.required' : 'validation.phone'),
    terms: terms ? undefined : t('validation.termsAccepted'),
  };
};

const useWelcome = ({ link, invitation }: Props) => {
  const { i18n } = useTexts();
  const navigate = useNavigate();
  const enter = useEntry();
  const me = useMe();
  const { signOut } = useServices();
  const country = useHomeCountry();
  const { mutateAsync, isPending } = useMutation(
    write(api.onboarding.complete, { saysRefusals: true }),
  );
  const refusal = useRefusal();
  const [values, setValues] = useState(empty);
  const [isTried, setIsTried] = useState(false);
  const problems = useProblems(values, invitation);
  const submit = async (): Promise<void> => {
    setIsTried(true);
    if (Object.values(problems).some(Boolean)) return;
    try {
      const { next } = await mutateAsync({
        body: {
          ...link,
          password: values.password,
          language: userLanguageOf[i18n.language],
          termsAccepted: true,
          marketingConsent: values.marketing,
          phoneNumber: wholePhone(values.phone, country) || null,
        },
      });
      // who needs a second factor sets it up at the sign-in
      if (next === null) await enter();
      // where another account is signed in, the login would open that one
      else if (me) await signOut();
      await navigate({ href: next === null ? '/' : '/login', replace: true });
    } catch (failure) {
      refusal.set(failure);
    }
  };
  return {
    values,
    change: (some: Partial<Values>): void => {
      refusal.clear();
      setValues({ ...values, ...some });
    },
    isGone: refusal.is('auth.error.codeInvalid'),
    general: refusal.general,
    errors: {
      password: refusal.textOf('password') ?? (isTried ? problems.password : undefined),
      phone: refusal.textOf('phoneNumber') ?? (isTried ? problems.phone : undefined),
      terms: isTried ? problems.terms : undefined,
    },
    submit,
    isPending,
  };
};

type Form = ReturnType<typeof useWelcome>;
/** A link to a page to be read beside the form. */
const page = (href: string) => (label: string) => (
  <AppLink key={href} href={href} target="_blank">
    {label}
  </AppLink>
);

const Agreement = ({ form: { values, errors, change } }: { readonly form: Form }) => {
  const { t } = useTexts('onboarding');
  return (
    <div className={styles.agreement}>
      <Checkbox
        name="terms"
        label={
          <>{linked(t('welcome.consent'), { terms: page('/terms'), privacy: page('/privacy') })}</>
        }
        error={errors.terms}
        checked={values.terms}
        onChange={(event) => change({ terms: event.target.checked })}
      />
      <Checkbox
        name="marketing"
        label={t('welcome.marketing')}
        checked={values.marketing}
        onChange={(event) => change({ marketing: event.target.checked })}
      />
    </div>
  );
};

type FieldsProps = { readonly form: Form; readonly invitation: Invitation };
/** Asked of who has no e-mail; others may add it, here or later. */
const PhoneNumber = ({ form, invitation: { needsPhone } }: FieldsProps) => {
  const { t } = useTexts('onboarding');
  const { values, errors, change } = form;
  const [isAdded, setAdded] = useState(false);
  if (!needsPhone && !isAdded)
    return (
      <div>
        <Button kind="ghost" size="Small" icon="plus" onClick={() => setAdded(true)}>
          {t('welcome.addPhone')}
        </Button>
      </div>
    );
  return (
    <TextField
      ref={isAdded ? takeFocus : undefined}
      name="phone"
      label={t('welcome.phone')}
      description={t(needsPhone ? 'welcome.phoneNeeded' : 'welcome.phoneHint')}
      error={errors.phone}
      isRequired={needsPhone}
      optionalLabel={needsPhone ? undefined : t('welcome.optional')}
      type="tel"
      autoComplete="tel"
      placeholder="+420 777 123 456"
      value={values.phone}
      onChange={(event) => change({ phone: event.target.value })}
    />
  );
};

const Fields = ({ form, invitation }: FieldsProps) => {
  const { t } = useTexts('onboarding');
  const { values, errors, change } = form;
  const { username } = invitation;
  return (
    <>
      {/* for the keeper of passwords, which is to know whose it is */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <NewPassword
        name="password"
        label={t('welcome.password')}
        description={
          <span className={styles.name}>
            {t('welcome.username')} <strong>{username}</strong>
          </span>
        }
        value={values.password}
        error={errors.password}
        onChange={(password) => change({ password })}
      />
      <PhoneNumber form={form} invitation={invitation} />
      <Agreement form={form} />
    </>
  );
};

/** The form of an invitation; at its end one is signed in. */
export const WelcomeForm = (props: Props) => {
  const { t } = useTexts('onboarding');
  const form = useWelcome(props);
  if (form.isGone) return <ExpiredInvitation userId={props.link.userId} isNext />;
  return (
    <form ref={sendEarly} className={styles.form} onSubmit={sending(form.submit)} noValidate>
      {form.general && (
        <Banner tone="negative" isLive>
          {form.general}
        </Banner>
      )}
      <Fields form={form} invitation={props.invitation} />
      <Button
        type="submit"
        size="Large"
        isWide
        isPending={form.isPending}
        data-testid="welcome-submit"
      >
        {t('welcome.submit')}
      </Button>
    </form>
  );
};
