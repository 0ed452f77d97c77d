import { useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMoreTexts } from '../../shared/routing/index.ts';
import { parseSearch, stringifySearch } from '../../shared/url-state/index.ts';

const PayDialog = lazy(async () => ({ default: (await import('./PayDialog.tsx')).PayDialog }));

const Opened = () => {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const isReady = useMoreTexts('profile');
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
