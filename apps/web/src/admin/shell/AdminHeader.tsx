import { type Language, languages } from '@cafeteria/contract';
import {
  Avatar,
  Icon,
  Menu,
  MenuHeading,
  MenuItem,
  menuItemClass,
  MenuSeparator,
} from '@cafeteria/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { themes } from '../../shared/preferences/index.ts';
import { useServices } from '../../shared/services.ts';
import { maySignOut, useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useAdminText, PageName } from '../frame/index.ts';
import styles from './AdminHeader.module.css';
import { Palette } from './palette/Palette.tsx';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How the person has the portal: its language, and whether it is light or dark. */
const Preferences = () => {
  const { t, i18n } = useTexts();
  const { changeLanguage, theme } = useServices();
  const chosen = useSyncExternalStore(theme.subscribe, theme.get, theme.get);
  return (
    <>
      <MenuHeading>{t('language.label')}</MenuHeading>
      {languages.map((one: Language) => (
        <MenuItem
          key={one}
          lang={one}
          isSelected={one === i18n.language}
          onSelect={() => void changeLanguage(one)}
        >
          {t(`language.${one}`)}
        </MenuItem>
      ))}
      <MenuHeading>{t('theme.label')}</MenuHeading>
      {themes.map((one) => (
        <MenuItem key={one} isSelected={one === chosen} onSelect={() => theme.set(one)}>
          {t(`theme.${one}`)}
        </MenuItem>
      ))}
    </>
  );
};

/** Who is signed in, and the way back to the portal. */
const PersonMenu = () => {
  const me = useMe();
  const { t } = useTexts();
  const { signOut } = useServices();
  if (!me) return null;
  const name = `${me.firstName} ${me.lastName}`;
  const leave = async (): Promise<void> => {
    if (await maySignOut()) await signOut();
  };
  return (
    <Menu
      label={`${me.firstName}: ${t('navigation.account')}`}
      align="end"
      triggerClassName={styles.person ?? ''}
      triggerTestId="account"
      trigger={
        <>
          <Avatar name={name} size="small" />
          <span className={styles.first}>{me.firstName}</span>
        </>
      }
    >
      <MenuHeading>{name}</MenuHeading>
      <PageName href="/" className={menuItemClass()} data-testid="portal-link">
        <Icon name="home" />
        {t('navigation.portal')}
      </PageName>
      <PageName href="/profile" className={menuItemClass()} data-testid="profile-link">
        <Icon name="user" />
        {t('navigation.profile')}
      </PageName>
      <MenuSeparator />
      <Preferences />
      <MenuSeparator />
      <MenuItem icon="logout" onSelect={() => void leave()} data-testid="logout">
        {t('navigation.logout')}
      </MenuItem>
    </Menu>
  );
};

/** Ctrl K and Cmd K open the palette, wherever on the page the focus is; a dialog in front keeps them to itself. */
const usePaletteKey = (open: () => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};

/** The slim bar above administration, in the place of the bar of the shop. */
export const AdminHeader = () => {
  const text = useAdminText();
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  usePaletteKey(() => setOpen(true));
  return (
    <header className={styles.bar}>
      <div className={styles.line}>
        {/* without an overview the same name is read, and leads nowhere */}
        <div className={styles.home}>
          <PageName href="/admin" className={styles.name} data-testid="admin-home">
            <strong>{t('appName')}</strong>
            <span>{text('title')}</span>
          </PageName>
        </div>
        <button
          type="button"
          className={styles.find}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          data-testid="find"
          onClick={() => setOpen(true)}
        >
          <Icon name="search" />
          <span className={styles.words}>{text('palette.open')}</span>
          <kbd aria-hidden="true">{isMac ? '⌘K' : 'Ctrl K'}</kbd>
        </button>
        <PersonMenu />
      </div>
      <Palette isOpen={isOpen} onClose={() => setOpen(false)} />
    </header>
  );
};
