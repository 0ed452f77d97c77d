import { buttonClass, LinkList } from '@cafeteria/ui';
import { getRouteApi } from '@tanstack/react-router';
import { currentOf, renderLink, useCurrentPath } from '../../shared/navigation/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { PayLink } from '../pay/index.ts';
import { findPage } from './page-list.ts';
import styles from './ProfileScreen.module.css';

const route = getRouteApi('/profile/$');

/** The reader's own pages: the navigation between them, beside the page or above it. */
export const ProfileScreen = () => {
  const { t } = useTexts('profile');
  const path = useCurrentPath();
  const me = useMe();
  const search = route.useSearch();
  const { _splat = '' } = route.useParams();
  const page = findPage(_splat);
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
        <PayLink className={buttonClass()} />
      </div>
      {page && <page.Screen params={page.params} search={search} />}
    </div>
  );
};
