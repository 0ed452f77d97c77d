import type { AnnouncementView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Icon, IconButton } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { read } from '../api/index.ts';
import { AppLink } from '../navigation/index.ts';
import { useServices } from '../services.ts';
import { onDataCleared, storedData } from '../storage/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './AnnouncementBar.module.css';

const { dismissedAnnouncement: dismissed } = storedData;
const listeners = new Set<() => void>();

const dismissedRevision = (): number | undefined => dismissed.get();
const dismissRevision = (revision: number): void => {
  dismissed.set(revision);
  for (const listener of listeners) listener();
};
const subscribeToDismissal = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stop = onDataCleared(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};

/** The operator's announcement above every page, until the reader dismisses this revision. */
export const AnnouncementBar = () => {
  const { config } = useServices();
  const { data } = useQuery({ ...read(api.config.get, {}), initialData: config });
  const dismissed = useSyncExternalStore(subscribeToDismissal, dismissedRevision, () => undefined);
  const { announcement } = data;
  if (!announcement || announcement.revision === dismissed) return null;
  return (
    <AnnouncementStrip
      announcement={announcement}
      onDismiss={() => dismissRevision(announcement.revision)}
    />
  );
};

type StripProps = {
  readonly announcement: Omit<AnnouncementView, 'revision'>;
  readonly onDismiss: () => void;
};

/** The announcement itself, without the state. */
export const AnnouncementStrip = ({
  announcement: { text, kind, link, linkLabel, dismissible },
  onDismiss,
}: StripProps) => {
  const { t } = useTexts();
  return (
    <aside className={styles.bar} data-kind={kind} aria-label={t('announcement.region')}>
      <div className={styles.inner}>
        <Icon name={kind === 'negative' ? 'warning' : 'bell'} className={styles.icon} />
        <p className={styles.text}>
          {text}
          {link && (
            <>
              {' '}
              <AppLink href={link} className={styles.link}>
                {linkLabel || t('announcement.more')}
              </AppLink>
            </>
          )}
        </p>
        {dismissible && (
          <IconButton
            icon="close"
            size="Small"
            label={t('announcement.dismiss')}
            onClick={onDismiss}
          />
        )}
      </div>
    </aside>
  );
};
