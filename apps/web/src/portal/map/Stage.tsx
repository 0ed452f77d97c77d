import { Banner } from '@cafeteria/ui';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Attributions } from './Attributions.tsx';
import { MapTools } from './MapTools.tsx';
import { MapCanvas, type MapCanvasProps, type MapHandle, type View } from './pins/index.ts';
import type { ChangeMap } from './use-map-search.ts';
import styles from './MapScreen.module.css';

type Props = Omit<MapCanvasProps, 'view' | 'handle' | 'onFailure' | 'categoryOf'> & {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly change: ChangeMap;
  /** Both unknown at first: the map waits for them, the list does not. */
  readonly view: View | undefined;
  readonly categoryOf: MapCanvasProps['categoryOf'] | undefined;
};

/** The drawn map with what is pressed on it; where it cannot be drawn, the words that say so. */
export const Stage = ({ place, change, view, categoryOf, ...canvas }: Props) => {
  const { t } = useTranslation('cafeteria');
  const handle = useRef<MapHandle>(null);
  const [isBroken, setBroken] = useState(false);
  return (
    <div ref={place} className={styles.stage}>
      {view && categoryOf && !isBroken && (
        <MapCanvas
          {...canvas}
          view={view}
          categoryOf={categoryOf}
          handle={handle}
          onFailure={() => setBroken(true)}
        />
      )}
      {isBroken ? (
        <div className={styles.broken}>
          <Banner tone="warning" title={t('map.broken.title')}>
            {t('map.broken.text')}
          </Banner>
        </div>
      ) : (
        <MapTools change={change} onZoom={(step) => handle.current?.zoomBy(step)} />
      )}
      <Attributions />
    </div>
  );
};
