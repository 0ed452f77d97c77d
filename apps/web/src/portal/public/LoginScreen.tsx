import { Banner, Heading, Text } from '@cafeteria/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageTitle } from '../../shared/navigation/index.ts';
import { useServices } from '../../shared/services.ts';
import { safeRedirect, useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginScreen.module.css';

/** Why the reader sees the login instead of the page they asked for. */
const LoginReason = ({
  isUnauthorized,
  hasRedirect,
}: {
  readonly isUnauthorized: boolean;
  readonly hasRedirect: boolean;
}) => {
  const { t } = useTexts('cafeteria');
  if (isUnauthorized)
    return (
      <Banner tone="warning" icon="lock" title={t('login.expired.title')}>
        {t('login.expired.text')}
      </Banner>
    );
  return hasRedirect ? <Banner icon="lock">{t('login.needed')}</Banner> : null;
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
  useEffect(() => lock.release(), [lock]);
  useEffect(() => {
    if (me) void navigate({ href: safeRedirect(redirect), replace: true });
  }, [me, navigate, redirect]);
  return (
    <div className={styles.screen}>
      <PageTitle description={t('login.text')}>{t('login.title')}</PageTitle>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <Heading level={1}>{t('login.title')}</Heading>
          <Text tone="soft">{t('login.text')}</Text>
        </header>
        <LoginReason
          isUnauthorized={unauthorizedRedirect ?? false}
          hasRedirect={redirect !== undefined}
        />
        <LoginForm />
      </div>
      <aside className={styles.side}>
        <svg
          className={styles.awning}
          viewBox="0 0 400 84"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
            <path
              key={index}
              className={index % 2 === 0 ? styles.stripe : styles.stripeLight}
              d={`M${index * 50} 0h50v54a25 25 0 0 1-50 0Z`}
            />
          ))}
        </svg>
        <h2 className={styles.claim}>{t('login.claim')}</h2>
        <ul className={styles.points} role="list">
          <li>{t('login.point1')}</li>
          <li>{t('login.point2')}</li>
          <li>{t('login.point3')}</li>
        </ul>
      </aside>
    </div>
  );
};
