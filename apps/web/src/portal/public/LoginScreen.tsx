import { Banner, Heading, Text } from '@cafeteria/ui';
import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { PageTitle } from '../../shared/navigation/index.ts';
import { useServices } from '../../shared/services.ts';
import { parting, safeRedirect, useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { LoginSteps } from './LoginSteps.tsx';
import styles from './LoginScreen.module.css';

type Reason = 'expired' | 'needed' | 'signedOut' | undefined;

/** Why the reader sees the login: their session ended, or where they were going is for signed-in people. */
const useReason = (redirect: string | undefined, isExpired: boolean): Reason => {
  const router = useRouter();
  const hasSignedOut = useRouterState({ select: ({ location }) => location.state.hasSignedOut });
  // what the page before left to be told is known to the browser alone
  const parted = useSyncExternalStore(neverChanges, parting.get, () => undefined);
  if (hasSignedOut) return undefined;
  if (isExpired || parted === 'expired') return 'expired';
  if (parted === 'signedOut') return parted;
  const [routes] = router.getMatchedRoutes(safeRedirect(redirect).split('?')[0] ?? '/');
  return routes.some(({ options }) => options.staticData?.needsSignIn) ? 'needed' : undefined;
};
const neverChanges = () => () => {};

const LoginReason = ({ reason }: { readonly reason: Reason }) => {
  const { t } = useTexts('cafeteria');
  if (reason === 'expired')
    return (
      <Banner tone="warning" icon="lock" title={t('login.expired.title')}>
        {t('login.expired.text')}
      </Banner>
    );
  if (reason === 'signedOut') return <Banner icon="lock">{t('login.signedOut')}</Banner>;
  return reason === 'needed' ? <Banner icon="lock">{t('login.needed')}</Banner> : null;
};

/** The login; a signed-in reader is sent on to where they were going. */
export const LoginScreen = () => {
  const { t } = useTexts('cafeteria');
  const me = useMe();
  const navigate = useNavigate();
  const {
    api: { lock },
  } = useServices();
  const { redirect, unauthorizedRedirect } = useSearch({ from: '/login' });
  const reason = useReason(redirect, unauthorizedRedirect ?? false);
  useEffect(() => lock.release(), [lock]);
  useEffect(() => {
    if (me) void navigate({ href: safeRedirect(redirect), replace: true });
  }, [me, navigate, redirect]);
  return (
    <div className={styles.screen}>
      <PageTitle description={t('login.text')}>{t('login.title')}</PageTitle>
      <div className={styles.sheet}>
        <LoginSteps
          head={
            <>
              <header className={styles.head}>
                <Heading level={1}>{t('login.title')}</Heading>
                <Text tone="soft">{t('login.text')}</Text>
              </header>
              <LoginReason reason={reason} />
            </>
          }
        />
      </div>
      <aside className={styles.side}>
        <h2 className={styles.claim}>{t('login.claim')}</h2>
        <ul className={styles.points} role="list">
          <li>{t('login.point1')}</li>
          <li>{t('login.point2')}</li>
          <li>{t('login.point3')}</li>
        </ul>
        <div className={styles.market} />
      </aside>
    </div>
  );
};
