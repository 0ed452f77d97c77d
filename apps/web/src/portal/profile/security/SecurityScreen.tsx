import { Heading } from '@cafeteria/ui';
import { PageTitle } from '../../../shared/navigation/index.ts';
import { isAdmin, useMe } from '../../../shared/session/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Crumbs } from '../../screen/index.ts';
import { Passkeys } from './Passkeys.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import styles from './Security.module.css';

/** What the account is protected by, section by section. */
export const SecurityScreen = () => {
  const { t } = useTexts('profile');
  const me = useMe();
  const title = t('security.title');
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <Crumbs items={[{ key: 'profile.security', label: title }]} />
      <Heading level={1}>{title}</Heading>
      <Passkeys />
      {isAdmin(me) && <SecondFactor />}
    </div>
  );
};
