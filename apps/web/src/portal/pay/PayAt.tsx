import { currentLanguage } from '@cafeteria/i18n';
import { useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ensureTexts } from '../../shared/routing/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { parseSearch, stringifySearch } from '../../shared/url-state/index.ts';

const PayDialog = lazy(async () => ({ default: (await import('./PayDialog.tsx')).PayDialog }));

/** Texts of the profile, which may be opened over any page. */
const useProfileTexts = (): boolean => {
  const { i18n } = useTexts();
  const language = currentLanguage(i18n);
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    ensureTexts(i18n, ['profile'])
      .then(() => setLoaded(language))
      .catch(() => {});
  }, [i18n, language]);
  return loaded !== undefined;
};

const Opened = () => {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const isReady = useProfileTexts();
  const close = (): void => {
    if (canGoBack) return router.history.back();
    const { pathname, searchStr } = router.state.location;
    const { pay: _pay, ...search } = parseSearch(searchStr);
    void router.navigate({ href: pathname + stringifySearch(search), replace: true });
  };
  return isReady ? (
    <Suspense>
      <PayDialog onClose={close} />
    </Suspense>
  ) : null;
};

/** The code to pay with over any page whose address says `pay=1`; the way back closes it. */
export const PayAt = () => {
  const isAsked = useRouterState({
    select: ({ location }) => parseSearch(location.searchStr).pay === '1',
  });
  return isAsked ? <Opened /> : null;
};
