import { type NextStep, textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner, Button, Text, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { write } from '../../shared/api/index.ts';
import { isRefusal, refusalText } from '../../shared/refusal.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { passkeyProblem, signWithPasskey } from '../factor/index.ts';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';
import { StepTitle } from './StepTitle.tsx';
import { useEntry } from './use-sign-in.ts';
import styles from './LoginScreen.module.css';

type Kind = 'app' | 'recovery';
const writeOptions = { saysRefusals: true };

/** The ways through the second step; what fails is told where it was tried, and an ended sign-in starts over. */
const useSecondFactor = () => {
  const { t } = useTexts('onboarding');
  const { i18n } = useTexts();
  const enter = useEntry();
  const app = useMutation(write(api.secondFactorSignIn.app, writeOptions));
  const recovery = useMutation(write(api.secondFactorSignIn.recovery, writeOptions));
  const options = useMutation(write(api.secondFactorSignIn.passkeyOptions, writeOptions));
  const passkey = useMutation(write(api.secondFactorSignIn.passkey, writeOptions));
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
    forgetProblem: () => setProblem(undefined),
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

type Way = ReturnType<typeof useSecondFactor>;
const CodeForm = ({ kind, factor }: { readonly kind: Kind; readonly factor: Way }) => {
  const { t } = useTexts('onboarding');
  const { t: common } = useTexts();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const isEmpty = code.trim() === '';
    setIsMissing(isEmpty);
    // a code that was wrong is there to be typed over
    if (isEmpty) input?.focus();
    else void factor.byCode(kind, code).then(() => input?.select());
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        label={t(`secondFactor.${kind}`)}
        description={t(`secondFactor.${kind}Hint`)}
        error={isMissing ? common('validation.required') : undefined}
        isRequired
        autoFocus
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={textLimit.code}
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
    </form>
  );
};

type Factors = NonNullable<NextStep['factors']>;
/**
 * The ways of anyone who has these factors: a code of the app, a passkey, and recovery codes for when both are away.
 */
const Ways = ({ factors, factor }: { readonly factors: Factors; readonly factor: Way }) => {
  const { t } = useTexts('onboarding');
  const [hasApp, hasPasskey] = [factors.includes('APP'), factors.includes('PASSKEY')];
  const [kind, setKind] = useState<Kind | undefined>(hasApp ? 'app' : undefined);
  const isRecovery = kind === 'recovery';
  return (
    <>
      {kind && <CodeForm key={kind} kind={kind} factor={factor} />}
      {hasPasskey && (
        <Button
          size="Large"
          kind={kind ? 'ghost' : 'filled'}
          isWide
          icon="lock"
          onClick={() => void factor.byPasskey()}
          data-testid="second-factor-passkey"
        >
          {t('secondFactor.passkey')}
        </Button>
      )}
      {(hasApp || !isRecovery) && (
        <Button
          kind="ghost"
          size="Small"
          onClick={() => {
            factor.forgetProblem();
            setKind(isRecovery ? 'app' : 'recovery');
          }}
          data-testid="second-factor-other"
        >
          {t(`secondFactor.${isRecovery ? 'useApp' : 'useRecovery'}`)}
        </Button>
      )}
      {isRecovery && (
        <Text tone="soft" size="small">
          {t('secondFactor.lost')}
        </Text>
      )}
    </>
  );
};

export type SecondStepProps = {
  readonly step: NextStep;
  /** Back to the password. */
  readonly onAgain: () => void;
};
const SecondFactor = ({ step: { factors = [] }, onAgain }: SecondStepProps) => {
  const { t } = useTexts('onboarding');
  const factor = useSecondFactor();
  return (
    <section className={styles.form}>
      <header className={styles.head}>
        <StepTitle>{t('secondFactor.title')}</StepTitle>
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
        <Ways factors={factors} factor={factor} />
      )}
    </section>
  );
};

/** What somebody needs beside the password: the second factor, or to set one up. */
export const SecondStep = (props: SecondStepProps) =>
  props.step.next === 'SECOND_FACTOR' ? (
    <SecondFactor {...props} />
  ) : (
    <SecondFactorSetup onAgain={props.onAgain} />
  );
