import type { Me } from '@cafeteria/contract';
import { buttonClass, Icon, IconButton, iconButtonClass, Menu } from '@cafeteria/ui';
import { useState } from 'react';
import { importAgain, loadAhead } from '../../shared/import-again.ts';
import { AppLink, currentOf, useCurrentPath } from '../../shared/navigation/index.ts';
import { isLoginPath, loginHref, useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { CategoryLinks } from '../category-tree/index.ts';
import { MoneyAt } from '../money/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Brand } from './Brand.tsx';
import { LanguageMenu } from './Language.tsx';
import { ThemeMenu } from './Theme.tsx';
import { useOpenMenu } from './use-open-menu.ts';
import type { MobileMenuProps } from './MobileMenu.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import styles from './Header.module.css';

/** Only phones need it, and only when it is opened. */
const importMobileMenu = importAgain(() => import('./MobileMenu.tsx'));
const MobileMenu = (props: MobileMenuProps) => {
  const file = useLoaded(importMobileMenu);
  return file ? <file.MobileMenu {...props} /> : null;
};

const FavoriteLink = ({ path }: { readonly path: string }) => {
  const { t } = useTexts();
  return (
    <AppLink
      href="/favorite"
      className={iconButtonClass({ className: styles.heart ?? '' })}
      aria-current={currentOf(path, '/favorite')}
      aria-label={t('navigation.favorite')}
      title={t('navigation.favorite')}
    >
      <Icon name="heart" />
    </AppLink>
  );
};

/** Links to the map, the magazine, and to what the reader's own employer offers. */
const ReadingLinks = ({
  path,
  hasInternalBenefits,
}: {
  readonly path: string;
  readonly hasInternalBenefits: boolean;
}) => {
  const { t } = useTexts();
  return (
    <>
      <AppLink
        href="/map"
        className={styles.trigger}
        aria-current={currentOf(path, '/map')}
        data-testid="map-link"
      >
        {t('navigation.map')}
      </AppLink>
      <AppLink
        href="/magazine"
        className={styles.trigger}
        aria-current={currentOf(path, '/magazine')}
      >
        {t('navigation.magazine')}
      </AppLink>
      {hasInternalBenefits && (
        <AppLink
          href="/internal-benefits"
          className={styles.trigger}
          aria-current={currentOf(path, '/internal-benefits')}
        >
          {t('navigation.internalBenefits')}
        </AppLink>
      )}
    </>
  );
};

const SignInLink = ({ path }: { readonly path: string }) => {
  const { t } = useTexts();
  // who sets a password there is not to be led away from it
  if (isLoginPath(path) || path.startsWith('/welcome')) return null;
  return (
    <AppLink
      href={loginHref(path)}
      className={buttonClass({
        size: 'Small',
        className: styles.login ?? '',
      })}
      data-testid="login-link"
    >
      {t('navigation.login')}
    </AppLink>
  );
};

/** The search field where there is room for one and the page shows none of its own, else the way to the search. */
const Search = ({ path, me }: { readonly path: string; readonly me: Me | null }) => {
  const { t } = useTexts();
  return (
    <div className={styles.room} data-own={path === '/' && me?.client ? '' : undefined}>
      {currentOf(path, '/search') !== 'page' && <SearchBox className={styles.search ?? ''} />}
      <AppLink
        href="/search"
        className={iconButtonClass({ className: styles.searchLink ?? '' })}
        aria-label={t('search.label')}
        title={t('search.label')}
        data-testid="search-link"
      >
        <Icon name="search" />
      </AppLink>
    </div>
  );
};

type PropsOf = ReturnType<typeof useOpenMenu>['propsOf'];

const CategoriesMenu = ({ propsOf }: { readonly propsOf: PropsOf }) => {
  const { t } = useTexts();
  return (
    <Menu
      label={t('navigation.categories')}
      className={styles.categories ?? ''}
      triggerClassName={styles.trigger ?? ''}
      triggerTestId="categories-menu"
      trigger={
        <>
          <Icon name="grid" />
          {t('navigation.categories')}
        </>
      }
      {...propsOf('categories')}
    >
      <CategoryLinks />
    </Menu>
  );
};

/** The end of the bar: the person's own links and preferences; the menu holds what has no room. */
const Tools = ({
  me,
  path,
  propsOf,
  onMobileMenu,
}: {
  readonly me: Me | null;
  readonly path: string;
  readonly propsOf: PropsOf;
  readonly onMobileMenu: () => void;
}) => {
  const { t } = useTexts();
  return (
    <div className={styles.tools}>
      <MoneyAt place="header" />
      {me && <FavoriteLink path={path} />}
      {!me && (
        <span className={styles.widest}>
          <LanguageMenu triggerClassName={styles.trigger ?? ''} {...propsOf('language')} />
          <ThemeMenu triggerClassName={iconButtonClass()} {...propsOf('theme')} />
        </span>
      )}
      {me && (
        <span className={styles.wide}>
          <AccountMenu me={me} {...propsOf('account')} />
        </span>
      )}
      {!me && <SignInLink path={path} />}
      <span className={styles.narrow}>
        <IconButton
          icon="menu"
          label={t('navigation.menu')}
          aria-haspopup="dialog"
          data-testid="menu"
          onPointerEnter={() => loadAhead(importMobileMenu)}
          onFocus={() => loadAhead(importMobileMenu)}
          onClick={onMobileMenu}
        />
      </span>
    </div>
  );
};

/** The bar above every screen. */
export const Header = () => {
  const { t } = useTexts();
  const me = useMe();
  const path = useCurrentPath();
  const { propsOf, open, close } = useOpenMenu();
  const [hasMobileMenu, setHasMobileMenu] = useState(false);
  const openMobileMenu = (): void => {
    setHasMobileMenu(true);
    open('mobile');
  };
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Brand />
        <nav aria-label={t('navigation.main')} className={styles.wide}>
          <CategoriesMenu propsOf={propsOf} />
          <ReadingLinks path={path} hasInternalBenefits={Boolean(me?.hasInternalBenefits)} />
        </nav>
        <Search path={path} me={me} />
        <Tools me={me} path={path} propsOf={propsOf} onMobileMenu={openMobileMenu} />
      </div>
      {hasMobileMenu && <MobileMenu me={me} isOpen={propsOf('mobile').isOpen} onClose={close} />}
      <OfflineBanner />
    </header>
  );
};
