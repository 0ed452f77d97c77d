import { isRouteActive } from '@cafeteria/contract';
import { lazy, Suspense } from 'react';
import { useCurrentPath } from '../../shared/navigation/index.ts';
import { useMoreTexts } from '../../shared/routing/index.ts';
import { useMe } from '../../shared/session/index.ts';

const TermsDialog = lazy(async () => ({
  default: (await import('./TermsDialog.tsx')).TermsDialog,
}));
/** What is agreed to can be read before it is; and nobody is asked on the way in. */
const free = ['/terms', '/privacy', '/card-terms', '/login'];

const Asked = ({ version }: { readonly version: string }) => {
  const isReady = useMoreTexts('onboarding');
  return isReady ? (
    <Suspense>
      <TermsDialog version={version} />
    </Suspense>
  ) : null;
};

/**
 * The terms over any page, for who has not agreed to those in force: anyone who came by the employer's account and has
 * seen no /welcome, and everybody when they change. Once agreed to, or signed out, it is gone: no page leads here.
 */
export const TermsAt = () => {
  const version = useMe()?.termsDue;
  const path = useCurrentPath();
  return version && !free.some((base) => isRouteActive(path, base)) ? (
    <Asked version={version} />
  ) : null;
};
