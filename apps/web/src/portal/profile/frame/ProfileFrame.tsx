import { buttonClass, Icon } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { AppLink, currentOf, useCurrentPath } from '../../../shared/navigation/index.ts';
import { useMe } from '../../../shared/session/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { PayLink } from '../../pay/index.ts';
import { isOverview, ProfileNav } from './ProfileNav.tsx';
import styles from './ProfileFrame.module.css';

/** A page of the profile with the navigation beside it; on a phone with the way back to the list of pages. */
export const ProfileFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTexts('profile');
  const path = useCurrentPath();
  const me = useMe();
  // elsewhere the page has a main action of its own
  const isOnBalance = currentOf(path, '/profile/balance') !== undefined;
  return (
    <div className={styles.frame}>
      <div className={styles.nav}>
        <div className={styles.wide}>
          <ProfileNav look="nav" />
        </div>
        {!isOverview(path) && (
          <AppLink href="/profile" className={styles.back}>
            <Icon name="chevron-left" size="sm" />
            {t('navigation.label')}
          </AppLink>
        )}
        {me?.client && (
          <PayLink className={buttonClass({ kind: isOnBalance ? 'filled' : 'ghost' })} />
        )}
      </div>
      {children}
    </div>
  );
};
