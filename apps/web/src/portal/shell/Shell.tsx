import { SkipLink } from '@cafeteria/ui';
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isRouteActive } from '@cafeteria/contract';
import { AnnouncementBar } from '../../shared/announcement/index.ts';
import { useCurrentPath } from '../../shared/navigation/index.ts';
import { useFavoritesFlush } from '../heart/index.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { useArrival } from './use-arrival.ts';
import { useBrand } from './use-brand.ts';
import { useTagManager } from './use-tag-manager.ts';
import styles from './Shell.module.css';

/** The frame of every screen; the administration has the whole width and no footer, the map the whole window. */
export const Shell = () => {
  const { t } = useTranslation();
  const path = useCurrentPath();
  const isMap = isRouteActive(path, '/map');
  const isWide = isMap || isRouteActive(path, '/admin');
  useArrival();
  useBrand();
  useFavoritesFlush();
  useTagManager();
  return (
    <div className={styles.shell} data-fills={isMap || undefined}>
      <SkipLink href="#main">{t('navigation.skip')}</SkipLink>
      <AnnouncementBar />
      <OfflineBanner />
      <Header />
      <main id="main" className={isWide ? styles.wide : styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {!isWide && <Footer />}
      <Notices />
    </div>
  );
};
