import { LinkList } from '@cafeteria/ui';
import { Outlet } from '@tanstack/react-router';
import { currentOf, renderLink, useCurrentPath } from '../../shared/navigation/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './ProfileFrame.module.css';

/** The reader's own pages: the navigation between them, beside them or above them. */
export const ProfileFrame = () => {
  const { t } = useTexts('profile');
  const path = useCurrentPath();
  const me = useMe();
  const items = [
    { key: 'balance', icon: 'card' },
    { key: 'history', icon: 'clock' },
    ...(me?.client?.allowPrivateWallet ? ([{ key: 'credits', icon: 'plus' }] as const) : []),
  ] as const;
  return (
    <div className={styles.frame}>
      <div className={styles.nav}>
        <LinkList
          look="nav"
          label={t('navigation.label')}
          renderLink={renderLink}
          items={items.map(({ key, icon }) => ({
            key,
            icon,
            href: `/profile/${key}`,
            label: t(`navigation.${key}`),
            isCurrent: currentOf(path, `/profile/${key}`) === 'page',
          }))}
        />
      </div>
      <Outlet />
    </div>
  );
};
