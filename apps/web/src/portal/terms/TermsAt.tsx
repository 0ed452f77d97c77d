import { isRouteActive } from '@cafeteria/contract';
import { importAgain } from '../../shared/import-again.ts';
import { useCurrentPath } from '../../shared/navigation/index.ts';
import { useMoreTexts } from '../../shared/routing/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import type { LongTextPath } from '../screen/index.ts';

const importDialog = importAgain(() => import('./TermsDialog.tsx'));
/** What is agreed to can be read before it is; and nobody is asked on the way in. */
const free: Readonly<Record<LongTextPath | '/login', 1>> = {
  '/terms': 1,
  '/privacy': 1,
  '/card-terms': 1,
  '/accessibility': 1,
  '/contact': 1,
  '/login': 1,
};

const Asked = ({ version }: { readonly version: string }) => {
  const isReady = useMoreTexts('onboarding');
  const file = useLoaded(importDialog);
  return file && isReady ? <file.TermsDialog version={version} /> : null;
};

/**
 * The terms over any page, for who has not agreed to those in force: anyone who came by the employer's account and has
 * seen no /welcome, and everybody when they change. Once agreed to, or signed out, it is gone: no page leads here.
 */
export const TermsAt = () => {
  const version = useMe()?.termsDue;
  const path = useCurrentPath();
  return version && !Object.keys(free).some((base) => isRouteActive(path, base)) ? (
    <Asked version={version} />
  ) : null;
};
