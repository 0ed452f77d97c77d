import { buttonClass, EmptyState } from '@cafeteria/ui';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/navigation/index.ts';
import { FailedScreen } from '../shell/FailedScreen.tsx';

/** Thrown before anything of administration is loaded for somebody who is no administrator. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
}

/** The 403 of the portal; other failures of administration look like everywhere else. */
export const ForbiddenScreen = ({ error }: ErrorComponentProps) => {
  const { t } = useTranslation();
  if (!(error instanceof ForbiddenError)) return <FailedScreen />;
  return <EmptyState icon="lock" headingLevel={1} title={t('forbidden.title')} actions={<AppLink className={buttonClass({})} href="/">{t('notFound.home')}</AppLink>}>{t('forbidden.text')}</EmptyState>;
};
