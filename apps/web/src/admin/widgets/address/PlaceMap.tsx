import { Banner, Button, IconButton } from '@cafeteria/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Attributions, canvasClass, useDrawnMap } from '../../../shared/basemap/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useAdminText } from '../../frame/index.ts';
import type { Point } from './place-map.ts';
import styles from './PlaceMap.module.css';

type Props = { readonly point: Point | undefined; readonly onMove: (point: Point) => void };

/** Kept in step with the form. */
const usePlaceMap = ({ point, onMove }: Props) => {
  const text = useAdminText();
  const { api } = useServices();
  const [isBroken, setBroken] = useState(false);
  const report = useEffectEvent(onMove);
  const { container, map } = useDrawnMap({
    load: () => import('./place-map.ts'),
    draw: ({ createPlaceMap }, { container: element, style }) =>
      createPlaceMap({
        container: element,
        style,
        point,
        apiOrigin: api.origin,
        label: text('map.label'),
        pinClass: styles.pin ?? '',
        pinName: ({ lat, lng }) => text('map.pin', { latitude: lat, longitude: lng }),
        onMove: report,
      }),
    onBroken: () => setBroken(true),
  });
  const follow = useEffectEvent(() => map.current?.show(point));
  useEffect(() => follow(), [point?.lat, point?.lng]);
  return { container, map, isBroken };
};

/** Where the map cannot be drawn; the coordinates are typed below. */
const NoMap = () => {
  const text = useAdminText();
  return (
    <Banner tone="info" title={text('map.broken')}>
      {text('map.brokenText')}
    </Banner>
  );
};

/**
 * The map of the product with the pin of an address: put by a press, dragged, or moved with the
 * arrow keys. Its library is loaded with it.
 */
export const PlaceMap = ({ point, onMove }: Props) => {
  const text = useAdminText();
  const { container, map, isBroken } = usePlaceMap({ point, onMove });
  if (isBroken) return <NoMap />;
  return (
    <div className={styles.map}>
      <div className={styles.frame}>
        <div ref={container} className={canvasClass} data-testid="place-map" />
        <div className={styles.zoom}>
          <IconButton
            kind="floating"
            size="Small"
            icon="plus"
            label={text('map.zoomIn')}
            onClick={() => map.current?.zoomBy(1)}
          />
          <IconButton
            kind="floating"
            size="Small"
            icon="minus"
            label={text('map.zoomOut')}
            onClick={() => map.current?.zoomBy(-1)}
          />
        </div>
        <Attributions label={text('map.attribution')} />
      </div>
      <div className={styles.bar}>
        <Button kind="ghost" size="Small" icon="map-pin" onClick={() => map.current?.putInMiddle()}>
          {text('map.toMiddle')}
        </Button>
        <span className={styles.hint}>{text(point ? 'map.hintPin' : 'map.hintEmpty')}</span>
      </div>
    </div>
  );
};
