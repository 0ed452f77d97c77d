import type { AppKey } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner, Button, Card, Heading, Text } from '@cafeteria/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateTags, write } from '../../shared/api/index.ts';
import { isRefusal, refusalText } from '../../shared/refusal.ts';
import { useTexts } from '../../shared/texts/index.ts';
import {
  AppSetup,
  createPasskey,
  deviceName,
  passkeyProblem,
  RecoveryCodes,
} from '../factor/index.ts';
import { StepTitle } from './StepTitle.tsx';
import { useEntry } from './use-sign-in.ts';
import styles from './LoginScreen.module.css';

const writeOptions = { saysRefusals: true };

/** Setting up the first factor. The person is signed in before the page shows it: first come the codes. */
const useSetup = () => {
  const { t } = useTexts('onboarding');
  const { i18n } = useTexts();
  const routes = api.secondFactorSignIn;
  const begin = useMutation(write(routes.setupApp, writeOptions));
  const confirm = useMutation(write(routes.confirmSetupApp, writeOptions));
  const options = useMutation(write(routes.setupPasskeyOptions, writeOptions));
  const add = useMutation(write(routes.setupPasskey, writeOptions));
  const [appKey, setAppKey] = useState<AppKey>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();
  const [hasEnded, setHasEnded] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    await work().catch((failure: unknown) => {
      const why = passkeyProblem(failure);
      setHasEnded(isRefusal(failure, 'secondFactor.error.ended'));
      setProblem(
        why ? t(`passkey.${why === 'unsupported' ? why : 'failed'}`) : refusalText(i18n, failure),
      );
    });
  };
  return {
    appKey,
    codes,
    problem,
    hasEnded,
    beginApp: () => attempt(async () => setAppKey(await begin.mutateAsync({}))),
    confirmApp: async (code: string): Promise<void> =>
      setCodes((await confirm.mutateAsync({ body: { code } })).recoveryCodes),
    addPasskey: () =>
      attempt(async () => {
        const credential = await createPasskey(await options.mutateAsync({}));
        const name = deviceName(t('setup.passkeyTitle'));
        setCodes((await add.mutateAsync({ body: { name, credential } })).recoveryCodes);
      }),
  };
};
type Setup = ReturnType<typeof useSetup>;

const Choice = ({ setup }: { readonly setup: Setup }) => {
  const { t } = useTexts('onboarding');
  return (
    <>
      <Card className={styles.form}>
        <header className={styles.head}>
          <Heading level={2} size="md">
            {t('setup.passkeyTitle')}
          </Heading>
          <Text tone="soft">{t('setup.passkeyText')}</Text>
        </header>
        <Button icon="lock" onClick={() => void setup.addPasskey()} data-testid="setup-passkey">
          {t('setup.passkey')}
        </Button>
      </Card>
      <Card className={styles.form}>
        <header className={styles.head}>
          <Heading level={2} size="md">
            {t('setup.appTitle')}
          </Heading>
          <Text tone="soft">{t('setup.appText')}</Text>
        </header>
        <Button
          kind="ghost"
          icon="mobile-phone"
          onClick={() => void setup.beginApp()}
          data-testid="setup-app"
        >
          {t('setup.app')}
        </Button>
      </Card>
    </>
  );
};

const titles = {
  choice: 'setup.title',
  app: 'setup.appTitle',
  codes: 'recoveryCodes.title',
} as const;
const stepOf = ({ codes, appKey }: Setup): keyof typeof titles =>
  codes ? 'codes' : appKey ? 'app' : 'choice';

/** Who must have a second factor chooses one, and keeps its recovery codes. */
export const SecondFactorSetup = ({ onAgain }: { readonly onAgain: () => void }) => {
  const { t } = useTexts('onboarding');
  const client = useQueryClient();
  const enter = useEntry();
  const setup = useSetup();
  const step = stepOf(setup);
  const title = t(titles[step]);
  const finish = async (): Promise<void> => {
    await invalidateTags(client, api.auth.login.invalidates ?? []);
    await enter();
  };
  return (
    <section className={styles.form}>
      <header className={styles.head}>
        <StepTitle key={title}>{title}</StepTitle>
        {step === 'choice' && <Text tone="soft">{t('setup.text')}</Text>}
      </header>
      {setup.problem && (
        <Banner tone="negative" isLive>
          {setup.problem}
        </Banner>
      )}
      {setup.hasEnded && <Button onClick={onAgain}>{t('secondFactor.again')}</Button>}
      {step === 'choice' && !setup.hasEnded && <Choice setup={setup} />}
      {step === 'app' && setup.appKey && (
        <AppSetup appKey={setup.appKey} onConfirm={setup.confirmApp} />
      )}
      {setup.codes && <RecoveryCodes codes={setup.codes} onDone={() => void finish()} />}
    </section>
  );
};
