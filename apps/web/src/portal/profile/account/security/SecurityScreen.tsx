import { Heading } from '@cafeteria/ui';
import { PageTitle } from '../../../../shared/navigation/index.ts';
import { isStaff, useMe } from '../../../../shared/session/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { Crumbs } from '../../../screen/index.ts';
import { Passkeys } from './Passkeys.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import styles from './Security.module.css';

/** How somebody signs in, and where they are signed in. */
export const SecurityScreen = () => {
  const { t } = useTexts('profile');
  const me = useMe();
  return (
    <div className={styles.screen}>
      <PageTitle>{t('security.title')}</PageTitle>
      <Crumbs items={[{ key: 'profile.security', label: t('security.title') }]} />
      <Heading level={1}>{t('security.title')}</Heading>
      {!me?.isEmployerOnly && (
        <>
          <PasswordSection />
          <Passkeys />
        </>
      )}
      {/* an employer's provider asks its own people what it will */}
      {(!me?.isEmployerOnly || isStaff(me)) && <SecondFactor />}
      <SessionsSection />
    </div>
  );
};
