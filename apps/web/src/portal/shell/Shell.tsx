import { isRouteActive } from '@cafeteria/contract';
import { SkipLink } from '@cafeteria/ui';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AnnouncementBar } from '../../shared/announcement/index.ts';
import { useCurrentPath } from '../../shared/navigation/index.ts';
import { useServices } from '../../shared/services.ts';
import { useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useFavoritesFlush } from '../heart/index.ts';
import { MoneyAt } from '../money/index.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import styles from './Shell.module.css';

const focus = (target: HTMLElement): void => {
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
};
/** Moves the focus on when the heading comes, unless its reader has moved it meanwhile; stops looking when told to. */
const followHeading = (main: HTMLElement): (() => void) => {
  const observer = new MutationObserver(() => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading && document.activeElement === main) return;
    observer.disconnect();
    if (heading && document.activeElement === main) focus(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
};
/** Moves the focus to the heading of a new screen, or else to its start until there is one. */
const focusArrival = (): (() => void) | undefined => {
  const main = document.querySelector<HTMLElement>('#main');
  const heading = main?.querySelector<HTMLElement>('h1');
  const target = heading ?? main;
  if (target) focus(target);
  return main && !heading ? followHeading(main) : undefined;
};

const skipToHeading = (): void => {
  focusArrival();
  document.activeElement?.scrollIntoView({ block: 'center' });
};

/** Focuses the heading after each navigation, for keyboards and screen readers; the router has scrolled already. */
const useArrival = (): void => {
  const router = useRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const leave = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || !fromLocation) return;
      stop?.();
      stop = focusArrival();
    });
    return () => {
      stop?.();
      leave();
    };
  }, [router]);
};

/** Shows the employer's colour instead of the portal's own; a page rendered on the server has it from the start. */
const useBrand = (): void => {
  const colour = useMe()?.client?.primaryColour ?? undefined;
  useEffect(() => {
    if (colour) document.documentElement.dataset.brand = colour;
    else delete document.documentElement.dataset.brand;
  }, [colour]);
};

/** Loads the tag manager after the page, and only where the installation has one. */
const useTagManager = (): void => {
  const id = useServices().config.googleTagManagerId;
  useEffect(() => {
    if (!id) return;
    void import('../../shared/third-party/index.ts')
      .then(({ startTagManager }) => startTagManager(id))
      .catch(() => {});
  }, [id]);
};

/** The frame of every screen; the administration gets the full width and no footer, the map the full window. */
export const Shell = () => {
  const { t } = useTexts();
  const path = useCurrentPath();
  const isMap = isRouteActive(path, '/map');
  const isWide = isMap || isRouteActive(path, '/admin');
  useArrival();
  useBrand();
  useFavoritesFlush();
  useTagManager();
  return (
    <div className={styles.shell} data-fills={isMap || undefined}>
      {/* a side navigation stands before the heading, in what is the main part of the page */}
      <SkipLink href="#main" onFollow={skipToHeading}>
        {t('navigation.skip')}
      </SkipLink>
      <AnnouncementBar />
      <Header />
      <main id="main" className={isWide ? styles.wide : styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {!isWide && <Footer />}
      <MoneyAt place="over" />
      <Notices />
    </div>
  );
};
