import { Dialog } from '@cafeteria/ui';
import { useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { importAgain } from '../../shared/import-again.ts';
import { useMoreTexts } from '../../shared/routing/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { parseSearch, stringifySearch } from '../../shared/url-state/index.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { whenIdle } from '../../shared/when-idle.ts';
import { Coming } from './Coming.tsx';
import styles from './Pay.module.css';

const importContent = importAgain(() => import('./PayContent.tsx'));

/** What one shows at a till: on a phone the whole screen. It opens at once, whatever of it is here. */
export const PayDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts();
  const hasTexts = useMoreTexts('profile');
  const file = useLoaded(importContent);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t('money.pay')}
      closeLabel={t('action.close')}
      className={styles.dialog ?? ''}
      testId="pay-dialog"
    >
      {file && hasTexts ? <file.PayContent onClose={onClose} /> : <Coming />}
    </Dialog>
  );
};

const Opened = () => {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const close = (): void => {
    if (canGoBack) return router.history.back();
    const { pathname, searchStr } = router.state.location;
    const { pay: _pay, ...search } = parseSearch(searchStr);
    void router.navigate({ href: pathname + stringifySearch(search), replace: true });
  };
  return <PayDialog onClose={close} />;
};

/** Fetches the code's file and words while nothing else is to be done: at the till there may be no signal. */
const Prepared = () => {
  useMoreTexts('profile');
  useLoaded(importContent);
  return null;
};

/** The code to pay with over any page whose address says `pay=1`; the way back closes it. */
export const PayAt = () => {
  const isAsked = useRouterState({
    select: ({ location }) => parseSearch(location.searchStr).pay === '1',
  });
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isAsked ? <Opened /> : isIdle ? <Prepared /> : null;
};
