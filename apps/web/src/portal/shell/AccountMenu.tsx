import type { Me } from '@cafeteria/contract';
import {
  Avatar,
  Icon,
  Menu,
  MenuHeading,
  MenuItem,
  menuItemClass,
  MenuSeparator,
} from '@cafeteria/ui';
import { AppLink } from '../../shared/navigation/index.ts';
import { useServices } from '../../shared/services.ts';
import { isStaff, maySignOut } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useFavorites } from '../heart/index.ts';
import { MoneyAt } from '../money/index.ts';
import { LanguageSwitch } from './Language.tsx';
import { ThemeSwitch } from './Theme.tsx';
import styles from './Header.module.css';

/** Signs out, unless an open form asks to stay; favourites edited in the last second are sent first. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useServices();
  const { flush } = useFavorites();
  const leave = async (): Promise<void> => {
    if (!(await maySignOut())) return;
    await flush();
    await signOut();
  };
  return () => void leave();
};

type AccountMenuProps = {
  readonly me: Me;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Who is signed in, the links to their own pages, and their preferences: the bar has room for a search instead. */
export const AccountMenu = ({ me, ...open }: AccountMenuProps) => {
  const { t } = useTexts();
  const signOut = useSignOut();
  const name = `${me.firstName} ${me.lastName}`;
  return (
    <Menu
      label={`${me.firstName}: ${t('navigation.account')}`}
      align="end"
      triggerClassName={styles.account ?? ''}
      triggerTestId="account"
      trigger={
        <>
          <Avatar name={name} size="small" />
          <span className={styles.accountName}>{me.firstName}</span>
          <Icon name="chevron-down" size="sm" />
        </>
      }
      {...open}
    >
      <MenuHeading>
        <span className={styles.who}>{name}</span>
        {me.client && <span className={styles.client}>{me.client.name}</span>}
      </MenuHeading>
      <MenuSeparator />
      <MoneyAt place="account" />
      <AppLink href="/profile" className={menuItemClass()} data-testid="profile-link">
        <Icon name="user" />
        {t('navigation.profile')}
      </AppLink>
      <AppLink href="/favorite" className={menuItemClass()}>
        <Icon name="heart" />
        {t('navigation.favorite')}
      </AppLink>
      {isStaff(me) && (
        <AppLink href="/admin" className={menuItemClass()} data-testid="admin-link">
          <Icon name="settings" />
          {t('navigation.admin')}
        </AppLink>
      )}
      <MenuSeparator />
      <div className={styles.preferences}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <MenuSeparator />
      <MenuItem icon="logout" onSelect={signOut} data-testid="logout">
        {t('navigation.logout')}
      </MenuItem>
    </Menu>
  );
};
