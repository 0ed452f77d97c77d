import { buttonClass, LinkList } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { currentOf, renderLink, useCurrentPath } from '../../shared/navigation/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { PayLink } from '../pay/index.ts';
import styles from './ProfileFrame.module.css';

/** What stands under a page of the navigation without its address saying so. */
const inside = { balance: [], history: [], credits: ['deposit'], security: [] } as const;

/** A page of the profile with the navigation between them, beside it or above it. */
export const ProfileFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTexts('profile');
  const path = useCurrentPath();
  const me = useMe();
  // elsewhere the page has a main action of its own
  const isOnBalance = currentOf(path, '/profile/balance') !== undefined;
  const items = [
    { key: 'balance', icon: 'card' },
    { key: 'history', icon: 'clock' },
    ...(me?.client?.allowPrivateWallet ? ([{ key: 'credits', icon: 'wallet' }] as const) : []),
    { key: 'security', icon: 'lock' },
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
            isCurrent: [key, ...inside[key]].some((part) => currentOf(path, `/profile/${part}`)),
          }))}
        />
        {me?.client && (
          <PayLink className={buttonClass({ kind: isOnBalance ? 'filled' : 'ghost' })} />
        )}
      </div>
      {children}
    </div>
  );
};
