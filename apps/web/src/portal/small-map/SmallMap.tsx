import { useEffect, useState } from 'react';
import { Attributions, canvasClass, useDrawnMap } from '../../shared/basemap/index.ts';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './SmallMap.module.css';

type Props = { readonly lat: number; readonly lng: number };

/** A house among its streets; where the ground has none, the town among its neighbours. */
const withStreets = 14.5;
const withoutStreets = 8.5;
const leastForStreets = 13;

/**
 * Where a place is, at a glance: a picture beside its address, which says the same in words. It comes
 * after what it belongs to, and where it cannot be drawn nothing of it is left.
 */
export const SmallMap = ({ lat, lng }: Props) => {
  const { t } = useTexts('cafeteria');
  const { api, config } = useServices();
  const [isBroken, setBroken] = useState(false);
  const hasStreets = config.basemap.maxZoom >= leastForStreets;
  const { container, map } = useDrawnMap({
    load: () => import('./draw-map.ts'),
    draw: ({ drawMap }, { container: element, style }) =>
      drawMap({
        container: element,
        style,
        center: [lng, lat],
        zoom: hasStreets ? withStreets : withoutStreets,
        apiOrigin: api.origin,
        label: t('map.label'),
      }),
    onBroken: () => setBroken(true),
  });
  useEffect(() => map.current?.moveTo([lng, lat]), [map, lat, lng]);
  if (isBroken) return null;
  return (
    <div className={styles.frame}>
      <div className={styles.ground} aria-hidden="true">
        <div ref={container} className={canvasClass} data-testid="small-map" />
        <svg className={styles.pin} viewBox="-10 -26 20 27" width="30" height="40">
          <path d="M0 0C-3-6-8.5-10-8.5-16A8.5 8.5 0 0 1 8.5-16C8.5-10 3-6 0 0Z" />
          <circle cy="-16" r="3.2" />
        </svg>
      </div>
      <Attributions label={t('map.attribution')} />
    </div>
  );
};
