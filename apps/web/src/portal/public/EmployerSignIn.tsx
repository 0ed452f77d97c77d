import { EmployerProblem } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { messageText } from '@cafeteria/i18n';
import { Banner, Button, Text, TextField } from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { ApiError, read, write } from '../../shared/api/index.ts';
import { safeRedirect } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './LoginScreen.module.css';

type Employer = { readonly key: string; readonly name: string };

/** Whether anybody signs in this way, and the employer the address names. */
const useOffer = () => {
  const { employer } = useSearch({ from: '/login' });
  const key = employer !== undefined && /^[\w-]{12}$/.test(employer) ? employer : undefined;
  return useQuery({ ...read(api.employerSignIn.offer, { key }), retry: false }).data;
};

const Failure = ({ error }: { readonly error: Error | null }) => {
  const { t, i18n } = useTexts();
  if (!error) return null;
  const texts =
    error instanceof ApiError
      ? [...error.globalErrors, ...error.fieldErrors].map(({ messageKey, params }) =>
          messageText(i18n, messageKey, params),
        )
      : [t('error.fetch')];
  return (
    <Banner tone="negative" isLive>
      {texts.join(' ')}
    </Banner>
  );
};

/** Sends the person to their employer's provider, which sends them back to where they were going. */
const Go = ({ employer, kind }: { readonly employer: Employer; readonly kind?: 'ghost' }) => {
  const { t } = useTexts('onboarding');
  const { redirect } = useSearch({ from: '/login' });
  const { mutate, isPending, isSuccess, error } = useMutation(
    write(api.employerSignIn.start, { saysRefusals: true }),
  );
  const go = (): void =>
    mutate(
      { body: { key: employer.key, redirect: safeRedirect(redirect) } },
      { onSuccess: ({ href }) => window.location.assign(href) },
    );
  return (
    <>
      <Failure error={error} />
      <Button
        size="Large"
        isWide
        {...(kind && { kind })}
        icon="lock"
        // the page is about to go: it stays busy until it does
        isPending={isPending || isSuccess}
        onClick={go}
        data-testid="employer-sign-in"
      >
        {t('employer.signIn', { name: employer.name })}
      </Button>
    </>
  );
};

const Or = () => {
  const { t } = useTexts('onboarding');
  return <p className={styles.or}>{t('employer.or')}</p>;
};

/** Why the person came back from their employer without being signed in. */
const Problem = () => {
  const { t } = useTexts('onboarding');
  const { employerProblem } = useSearch({ from: '/login' });
  const problem = EmployerProblem.options.find((one) => one === employerProblem);
  return problem ? (
    <Banner tone={problem === 'cancelled' ? 'info' : 'warning'} title={t('employer.failed')}>
      {t(`employer.problem.${problem}`)}
    </Banner>
  ) : null;
};

/** Above the password: the employer whose address this is, and what went wrong there. */
export const EmployerWay = () => {
  const employer = useOffer()?.employer;
  return (
    <>
      <Problem />
      {employer && (
        <>
          <Go employer={employer} />
          <Or />
        </>
      )}
    </>
  );
};

const Found = ({ employers }: { readonly employers: readonly Employer[] }) => {
  const { t } = useTexts('onboarding');
  return employers.length === 0 ? (
    <Banner isLive>{t('employer.none')}</Banner>
  ) : (
    employers.map((employer) => <Go key={employer.key} employer={employer} />)
  );
};

const SearchForm = () => {
  const { t } = useTexts('onboarding');
  const [email, setEmail] = useState('');
  const { mutate, data, isPending, error, reset } = useMutation(
    write(api.employerSignIn.find, { saysRefusals: true }),
  );
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    mutate({ body: { email } });
  };
  return (
    <form className={styles.form} onSubmit={search} noValidate>
      <Failure error={error} />
      <TextField
        label={t('employer.email')}
        description={t('employer.emailHint')}
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        onChange={(event) => {
          reset();
          setEmail(event.target.value);
        }}
      />
      {data ? (
        <Found employers={data.employers} />
      ) : (
        <Button type="submit" kind="ghost" size="Large" isWide isPending={isPending}>
          {t('employer.continue')}
        </Button>
      )}
    </form>
  );
};

/** Below the password: the way to an employer that is found by the domain of an address. */
export const EmployerSearch = () => {
  const { t } = useTexts('onboarding');
  const offer = useOffer();
  const [isOpen, setOpen] = useState(false);
  if (!offer?.isOffered || offer.employer) return null;
  return (
    <section className={styles.employer} aria-label={t('employer.title')}>
      <Or />
      {isOpen ? (
        <SearchForm />
      ) : (
        <>
          <Button kind="ghost" size="Large" isWide onClick={() => setOpen(true)}>
            {t('employer.title')}
          </Button>
          <Text tone="soft" size="small">
            {t('employer.lead')}
          </Text>
        </>
      )}
    </section>
  );
};
