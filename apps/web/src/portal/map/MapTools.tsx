import { IconButton } from '@cafeteria/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shared/services.ts';
import { askForPosition } from '../position/index.ts';
import { zoomOf } from './pins/index.ts';
import type { ChangeMap } from './use-map-search.ts';
import styles from './MapTools.module.css';

/**
 * Locates the reader on a press; it ends with the map going there or with a message why not
 * (specification, section 4).
 */
const useLocate = (change: ChangeMap) => {
  const { t } = useTranslation('cafeteria');
  const { notifications } = useServices();
  const [isTriggered, setTriggered] = useState(false);
  const locate = async (): Promise<void> => {
    setTriggered(true);
    const { position } = await askForPosition();
    setTriggered(false);
    if (position) change({ ...position, zoom: zoomOf.place, placeId: undefined });
    else notifications.add('warning', t('map.locate.refused'));
  };
  return { locate, isTriggered };
};

/** What one does with the map by buttons: closer, further, to oneself. */
export const MapTools = ({
  change,
  onZoom,
}: {
  readonly change: ChangeMap;
  readonly onZoom: (step: number) => void;
}) => {
  const { t } = useTranslation('cafeteria');
  const { locate, isTriggered } = useLocate(change);
  return (
    <div className={styles.tools} role="group" aria-label={t('map.tools')}>
      <IconButton
        kind="floating"
        icon="locate"
        label={t('map.locate.label')}
        isPending={isTriggered}
        onClick={() => void locate()}
        data-testid="locate"
      />
      <IconButton
        kind="floating"
        icon="plus"
        label={t('map.zoomIn')}
        onClick={() => onZoom(1)}
        data-testid="zoom-in"
      />
      <IconButton
        kind="floating"
        icon="minus"
        label={t('map.zoomOut')}
        onClick={() => onZoom(-1)}
        data-testid="zoom-out"
      />
    </div>
  );
};
