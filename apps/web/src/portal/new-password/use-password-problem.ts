import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { passwordParts } from './password-parts.ts';

/** Tells what a new password lacks, in one sentence; undefined when nothing. */
export const usePasswordProblem = (): ((password: string) => string | undefined) => {
  const { t } = useTexts();
  const { passwordMinLength: min } = useServices().config;
  return (password) => {
    const missing = passwordParts(password, min).filter(({ isMet }) => !isMet);
    if (missing.length === 0) return undefined;
    return missing.every(({ key }) => key === 'length')
      ? t('validation.passwordLength', { min })
      : t('validation.password');
  };
};
