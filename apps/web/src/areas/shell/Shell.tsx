import { SkipLink } from '@cafeteria/ui';
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AnnouncementBar } from '../../features/announcement/index.ts';
import { useFavoritesFlush } from '../../features/favorite/index.ts';
import { useCurrentPath } from '../../platform/navigation/index.ts';
import { isRouteActive } from '@cafeteria/contract';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { useArrival } from './use-arrival.ts';
import { useTagManager } from './use-tag-manager.ts';
import styles from './Shell.module.css';

/** The frame of every screen; the administration draws its own inside it. */
export const Shell = () => {
  const { t } = useTranslation();
  const isAdministration = isRouteActive(useCurrentPath(), '/admin');
  useArrival();
  useFavoritesFlush();
  useTagManager();
  if (isAdministration) return <><SkipLink href="#main">{t('navigation.skip')}</SkipLink><OfflineBanner /><Outlet /><Notices /></>;
  return (
    <div className={styles.shell}>
      <SkipLink href="#main">{t('navigation.skip')}</SkipLink>
      <AnnouncementBar />
      <OfflineBanner />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}><Outlet /></main>
      <Footer />
      <Notices />
    </div>
  );
};
