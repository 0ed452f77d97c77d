import { Heading } from '@cafeteria/ui';
import { PageTitle } from '../../../shared/navigation/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Crumbs } from '../../screen/index.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import styles from './Security.module.css';

/** What stands on the page, one under another. */
const sections = [PasswordSection, SessionsSection] as const;

/** How somebody signs in, and where they are signed in. */
export const SecurityScreen = () => {
  const { t } = useTexts('profile');
  return (
    <div className={styles.screen}>
      <PageTitle>{t('security.title')}</PageTitle>
      <Crumbs items={[{ key: 'profile.security', label: t('security.title') }]} />
      <Heading level={1}>{t('security.title')}</Heading>
      {sections.map((Section) => (
        <Section key={Section.name} />
      ))}
    </div>
  );
};
