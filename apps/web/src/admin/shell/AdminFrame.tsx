import type { ReactNode } from 'react';
import { Drawer, Icon, IconButton } from '@cafeteria/ui';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useHeldFocus } from '../../shared/held-focus.ts';
import { useMe } from '../../shared/session/index.ts';
import { SiteProvider, useAdminText, PageName } from '../frame/index.ts';
import { siteFor } from '../resources.ts';
import { AdminHeader } from './AdminHeader.tsx';
import styles from './AdminFrame.module.css';
import { Navigation } from './Navigation.tsx';
import { ProofAsked } from './proof/index.ts';
import { useNavigation } from './use-navigation.ts';

/** The navigation beside the page; where one is stays in sight of it, also where it is longer than the window. */
const Side = ({ items }: { readonly items: ReturnType<typeof useNavigation> }) => {
  const side = useRef<HTMLElement>(null);
  const current = items.find(({ isCurrent }) => isCurrent)?.key;
  useEffect(() => {
    const frame = side.current;
    const link = frame?.querySelector('[aria-current="page"]');
    if (!frame || !link) return;
    const [around, own] = [frame.getBoundingClientRect(), link.getBoundingClientRect()];
    if (own.top < around.top || own.bottom > around.bottom)
      frame.scrollTop += own.top - around.top - around.height / 2;
  }, [current]);
  return (
    <aside ref={side} className={styles.side}>
      <Navigation items={items} />
    </aside>
  );
};

/** The frame of administration: navigation at the left, in a drawer on a phone. */
export const AdminFrame = (): ReactNode => {
  useHeldFocus();
  const text = useAdminText();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const items = useNavigation();
  const currentItem = items.find(({ isCurrent }) => isCurrent);
  return (
    <SiteProvider value={siteFor(useMe())}>
      <AdminHeader />
      <div className={styles.frame}>
        <Side items={items} />
        <div className={styles.bar}>
          <IconButton icon="menu" label={text('nav.menu')} onClick={() => setOpenAt(pathname)} />
          <PageName href="/admin" className={styles.here}>
            {text('title')}
          </PageName>
          {currentItem && (
            <>
              <Icon name="chevron-right" size="sm" className={styles.arrow} />
              <PageName href={currentItem.href} className={styles.here}>
                {currentItem.label}
              </PageName>
            </>
          )}
        </div>
        <Drawer
          side="start"
          isOpen={openAt === pathname}
          onClose={() => setOpenAt(undefined)}
          title={text('title')}
          closeLabel={text('action.close')}
        >
          <Navigation items={items} />
        </Drawer>
        <div className={styles.content}>
          <Outlet />
        </div>
      </div>
      <ProofAsked />
    </SiteProvider>
  );
};
