import type { NextStep } from '@cafeteria/contract';
import { Skeleton } from '@cafeteria/ui';
import { lazy, Suspense, useState } from 'react';
import { ensureTexts } from '../../shared/routing/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { LoginForm } from './LoginForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

const SecondStep = lazy(async () => ({
  default: (await import('./SecondStep.tsx')).SecondStep,
}));

/** The password or a passkey, and then the second factor of whoever needs one. */
export const LoginSteps = () => {
  const { i18n } = useTexts();
  const [step, setStep] = useState<NextStep['next']>(null);
  const goOn = async (next: NonNullable<NextStep['next']>): Promise<void> => {
    await ensureTexts(i18n, ['onboarding']);
    setStep(next);
  };
  return step === null ? (
    <>
      <LoginForm onNext={(next) => void goOn(next)} />
      <PasskeyButton />
    </>
  ) : (
    <Suspense fallback={<Skeleton shape="block" />}>
      <SecondStep step={step} onAgain={() => setStep(null)} />
    </Suspense>
  );
};
