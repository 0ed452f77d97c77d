import { Banner, IconButton } from '@cafeteria/ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Attributions } from '../../shared/basemap/index.ts';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { askForPosition } from '../position/index.ts';
import { useChangeMap } from './map-search.ts';
import { MapShape } from './MapShape.tsx';
import { MapCanvas, type MapCanvasProps, type MapHandle, type View, zoomOf } from './pins/index.ts';
import styles from './MapScreen.module.css';

/**
 * Locates the reader on a press; it ends with the map going there or with a message why not
 * (specification, section 4).
 */
const useLocate = () => {
  const change = useChangeMap();
  const { t } = useTexts('cafeteria');
  const { notifications } = useServices();
  const [isTriggered, setTriggered] = useState(false);
  const locate = async (): Promise<void> => {
    setTriggered(true);
    const { position } = await askForPosition();
    setTriggered(false);
    if (position) change({ ...position, zoom: zoomOf.office, placeId: undefined });
    else notifications.add('warning', t('map.locate.refused'));
  };
  return { locate, isTriggered };
};

/** Buttons of the map: locate me, zoom in, zoom out. */
const MapTools = ({ onZoom }: { readonly onZoom: (step: number) => void }) => {
  const { t } = useTexts('cafeteria');
  const { locate, isTriggered } = useLocate();
  return (
    <div className={styles.tools} role="group" aria-label={t('map.tools')} data-over-map="">
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

type MapAreaProps = Omit<
  MapCanvasProps,
  'view' | 'handle' | 'onFailure' | 'onDrawn' | 'categoryOf'
> & {
  readonly area: RefObject<HTMLDivElement | null>;
  /** Both are unknown at first, the view until the map has a size: the map waits for them, the list does not. */
  readonly view: View | undefined;
  readonly categoryOf: MapCanvasProps['categoryOf'] | undefined;
  /** What stands at a place of the map. */
  readonly children?: ReactNode;
};

/** The drawn map and its buttons; where it cannot be drawn, a message. */
export const MapArea = ({ area, view, categoryOf, children, ...canvas }: MapAreaProps) => {
  const { t } = useTexts('cafeteria');
  const handle = useRef<MapHandle>(null);
  const [isBroken, setBroken] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  return (
    <div ref={area} className={styles.area}>
      {view && categoryOf && !isBroken && (
        <MapCanvas
          {...canvas}
          view={view}
          categoryOf={categoryOf}
          handle={handle}
          onFailure={() => setBroken(true)}
          onDrawn={() => setDrawn(true)}
        />
      )}
      {!isDrawn && !isBroken && <MapShape />}
      {!isBroken && children}
      {isBroken ? (
        <div className={styles.broken}>
          <Banner tone="warning" title={t('map.broken.title')}>
            {t('map.broken.text')}
          </Banner>
        </div>
      ) : (
        <MapTools onZoom={(step) => handle.current?.zoomBy(step)} />
      )}
      <Attributions label={t('map.attribution')} className={styles.attribution} />
    </div>
  );
};
