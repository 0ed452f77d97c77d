import type { NextStep } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner, Button, Heading, Text, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { write } from '../../shared/api/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { isRefusal, passkeyProblem, refusalText, signWithPasskey } from '../factor/index.ts';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';
import { useEntry } from './use-sign-in.ts';
import styles from './LoginScreen.module.css';

type Kind = 'app' | 'recovery';
const told = { saysRefusals: true };

/** The ways through the second step; what fails is told where it was tried, and an ended sign-in begins anew. */
const useSecondFactor = () => {
  const { t } = useTexts('onboarding');
  const { i18n } = useTexts();
  const enter = useEntry();
  const app = useMutation(write(api.secondFactorSignIn.app, told));
  const recovery = useMutation(write(api.secondFactorSignIn.recovery, told));
  const options = useMutation(write(api.secondFactorSignIn.passkeyOptions, told));
  const passkey = useMutation(write(api.secondFactorSignIn.passkey, told));
  const [problem, setProblem] = useState<string>();
  const [hasEnded, setHasEnded] = useState(false);
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined);
    try {
      await work();
      await enter();
    } catch (failure) {
      setHasEnded(isRefusal(failure, 'secondFactor.error.ended'));
      setProblem(
        passkeyProblem(failure) ? t('secondFactor.passkeyFailed') : refusalText(i18n, failure),
      );
    }
  };
  return {
    problem,
    hasEnded,
    isPending: app.isPending || recovery.isPending,
    byCode: (kind: Kind, code: string) =>
      attempt(() => (kind === 'app' ? app : recovery).mutateAsync({ body: { code } })),
    byPasskey: () =>
      attempt(async () => {
        const credential = await signWithPasskey(await options.mutateAsync({}));
        await passkey.mutateAsync({ body: { credential } });
      }),
  };
};

const CodeForm = ({ factor }: { readonly factor: ReturnType<typeof useSecondFactor> }) => {
  const { t } = useTexts('onboarding');
  const { t: common } = useTexts();
  const [kind, setKind] = useState<Kind>('app');
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsMissing(code.trim() === '');
    if (code.trim() !== '') void factor.byCode(kind, code);
  };
  const change = (): void => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setCode('');
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        key={kind}
        label={t(`secondFactor.${kind}`)}
        description={t(`secondFactor.${kind}Hint`)}
        error={isMissing ? common('validation.required') : undefined}
        isRequired
        autoFocus
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        data-testid="second-factor-code"
      />
      <Button
        type="submit"
        size="Large"
        isWide
        isPending={factor.isPending}
        data-testid="second-factor-submit"
      >
        {t('secondFactor.submit')}
      </Button>
      <Button kind="ghost" isWide icon="lock" onClick={() => void factor.byPasskey()}>
        {t('secondFactor.passkey')}
      </Button>
      <Button kind="ghost" size="Small" onClick={change} data-testid="second-factor-other">
        {t(kind === 'app' ? 'secondFactor.useRecovery' : 'secondFactor.useApp')}
      </Button>
      {kind === 'recovery' && (
        <Text tone="soft" size="small">
          {t('secondFactor.lost')}
        </Text>
      )}
    </form>
  );
};

const SecondFactor = ({ onAgain }: { readonly onAgain: () => void }) => {
  const { t } = useTexts('onboarding');
  const factor = useSecondFactor();
  return (
    <section className={styles.form}>
      <header className={styles.head}>
        <Heading level={2}>{t('secondFactor.title')}</Heading>
        <Text tone="soft">{t('secondFactor.text')}</Text>
      </header>
      {factor.problem && (
        <Banner tone="negative" isLive>
          {factor.problem}
        </Banner>
      )}
      {factor.hasEnded ? (
        <Button size="Large" isWide onClick={onAgain}>
          {t('secondFactor.again')}
        </Button>
      ) : (
        <CodeForm factor={factor} />
      )}
    </section>
  );
};

type Props = {
  readonly step: NonNullable<NextStep['next']>;
  /** Back to the password. */
  readonly onAgain: () => void;
};
/** What an administrator needs beside the password: the second factor, or to set one up. */
export const SecondStep = ({ step, onAgain }: Props) =>
  step === 'SECOND_FACTOR' ? (
    <SecondFactor onAgain={onAgain} />
  ) : (
    <SecondFactorSetup onAgain={onAgain} />
  );
