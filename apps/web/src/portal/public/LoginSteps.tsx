import type { NextStep } from '@cafeteria/contract';
import { Skeleton, Text } from '@cafeteria/ui';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { importAgain } from '../../shared/import-again.ts';
import { ensureTexts } from '../../shared/routing/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { AppLink } from '../../shared/navigation/index.ts';
import { stringifySearch } from '../../shared/url-state/index.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { EmployerSearch, EmployerWay } from './EmployerSignIn.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import type { SecondStepProps } from './SecondStep.tsx';
import styles from './LoginScreen.module.css';

const importSecondStep = importAgain(() => import('./SecondStep.tsx'));
const SecondStep = (props: SecondStepProps) => {
  const file = useLoaded(importSecondStep);
  return file ? <file.SecondStep {...props} /> : <Skeleton shape="block" />;
};

/** The password or a passkey, below `head`; then the second factor of anyone who needs one, with a head of its own. */
export const LoginSteps = ({ head }: { readonly head: ReactNode }) => {
  const { t, i18n } = useTexts('cafeteria');
  const { redirect } = useSearch({ strict: false });
  const [step, setStep] = useState<NextStep>();
  const goOn = async (next: NextStep): Promise<void> => {
    await ensureTexts(i18n, ['onboarding']);
    setStep(next);
  };
  return step === undefined ? (
    <>
      {head}
      <EmployerWay />
      <LoginForm onNext={(next) => void goOn(next)} />
      <PasskeyButton />
      <div className={styles.help}>
        <AppLink href={`/password-recovery${stringifySearch({ redirect })}`}>
          {t('login.forgot')}
        </AppLink>
        <Text tone="soft" size="small">
          {t('login.help')}
        </Text>
      </div>
      <EmployerSearch />
    </>
  ) : (
    <SecondStep step={step} onAgain={() => setStep(undefined)} />
  );
};
