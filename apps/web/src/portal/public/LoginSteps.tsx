import type { NextStep } from '@cafeteria/contract';
import { Skeleton, Text } from '@cafeteria/ui';
import { useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ensureTexts } from '../../shared/routing/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { AppLink } from '../../shared/navigation/index.ts';
import { stringifySearch } from '../../shared/url-state/index.ts';
import { EmployerSearch, EmployerWay } from './EmployerSignIn.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import styles from './LoginScreen.module.css';

const SecondStep = lazy(async () => ({
  default: (await import('./SecondStep.tsx')).SecondStep,
}));

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
    <Suspense fallback={<Skeleton shape="block" />}>
      <SecondStep step={step} onAgain={() => setStep(undefined)} />
    </Suspense>
  );
};
