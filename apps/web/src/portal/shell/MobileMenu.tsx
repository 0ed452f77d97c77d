import type { Me } from '@cafeteria/contract';
import { Avatar, Button, buttonClass, Drawer, Heading, LinkList } from '@cafeteria/ui';
import { AppLink, currentOf, renderLink, useCurrentPath } from '../../shared/navigation/index.ts';
import { isLoginPath, isStaff, loginHref } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CategoryLinks } from '../category-tree/index.ts';
import { MoneyAt } from '../money/index.ts';
import { useSignOut } from './AccountMenu.tsx';
import { LanguageSwitch } from './Language.tsx';
import { ThemeSwitch } from './Theme.tsx';
import styles from './MobileMenu.module.css';

export type MobileMenuProps = {
  readonly me: Me | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const Account = ({ me }: { readonly me: Me | null }) => {
  const { t } = useTexts();
  const path = useCurrentPath();
  if (!me)
    return isLoginPath(path) ? null : (
      <AppLink href={loginHref(path)} className={buttonClass({ isWide: true })} data-autofocus="">
        {t('navigation.login')}
      </AppLink>
    );
  const name = `${me.firstName} ${me.lastName}`;
  return (
    <p className={styles.account} data-autofocus="" tabIndex={-1}>
      <Avatar name={name} />
      <span>
        <strong>{name}</strong>
        {me.client && <span className={styles.client}>{me.client.name}</span>}
      </span>
    </p>
  );
};

/** The pages this reader may go to. */
const useNavItems = (me: Me | null) => {
  const { t } = useTexts();
  return [
    { key: 'home', label: t('navigation.home'), href: '/', icon: 'home' },
    ...(me
      ? ([
          { key: 'profile', label: t('navigation.profile'), href: '/profile', icon: 'user' },
          { key: 'favorite', label: t('navigation.favorite'), href: '/favorite', icon: 'heart' },
        ] as const)
      : []),
    { key: 'map', label: t('navigation.map'), href: '/map', icon: 'map' },
    { key: 'magazine', label: t('navigation.magazine'), href: '/magazine', icon: 'book-open' },
    ...(me?.hasInternalBenefits
      ? ([
          {
            key: 'internal',
            label: t('navigation.internalBenefits'),
            href: '/internal-benefits',
            icon: 'gift',
          },
        ] as const)
      : []),
    { key: 'faq', label: t('navigation.faq'), href: '/faq', icon: 'question' },
    ...(isStaff(me)
      ? ([
          { key: 'admin', label: t('navigation.admin'), href: '/admin', icon: 'settings' },
        ] as const)
      : []),
  ] as const;
};

/** The contents of the header, for phones. */
export const MobileMenu = ({ me, isOpen, onClose }: MobileMenuProps) => {
  const { t } = useTexts();
  const path = useCurrentPath();
  const signOut = useSignOut();
  const items = useNavItems(me);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('navigation.menu')}
      closeLabel={t('navigation.close')}
      testId="mobile-menu"
    >
      <Account me={me} />
      <MoneyAt place="account" />
      <LinkList
        look="nav"
        label={t('navigation.main')}
        renderLink={renderLink}
        items={items.map((item) => ({
          ...item,
          isCurrent: currentOf(path, item.href) === 'page',
        }))}
      />
      <nav aria-label={t('navigation.categories')} className={styles.part}>
        <Heading level={3} size="sm">
          {t('navigation.categories')}
        </Heading>
        <CategoryLinks />
      </nav>
      <div className={styles.part}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      {me && (
        <Button
          kind="ghost"
          icon="logout"
          onClick={() => {
            onClose();
            signOut();
          }}
        >
          {t('navigation.logout')}
        </Button>
      )}
    </Drawer>
  );
};
