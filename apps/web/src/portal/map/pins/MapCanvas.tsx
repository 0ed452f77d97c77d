import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { canvasClass, useDrawnMap } from '../../../shared/basemap/index.ts';
import { loadPinMap } from './load-pin-map.ts';
import type { CategoryOf } from './palette.ts';
import type { PinMap, PinMapEvents, Shown } from './pin-map.ts';
import type { Pin } from './pin.ts';
import { isSameView, type View } from './view.ts';

export type MapHandle = { readonly zoomBy: (step: number) => void };
export type MapCanvasProps = PinMapEvents & {
  readonly view: View;
  readonly shown: Shown;
  readonly categoryOf: CategoryOf;
  readonly handle: Ref<MapHandle>;
  /** The chosen pin must be visible; `covered` pixels at the bottom lie under the sheet. */
  readonly inSight?: { readonly pin: Pin; readonly covered: number } | undefined;
  /** The map cannot be drawn here; the list still shows everything. */
  readonly onFailure: (error: unknown) => void;
};

/** Passes on to the map what changes after it was created. */
const useUpdates = (
  map: RefObject<PinMap | undefined>,
  { shown, inSight, handle }: Pick<MapCanvasProps, 'shown' | 'inSight' | 'handle'>,
): void => {
  useImperativeHandle(handle, () => ({ zoomBy: (step) => map.current?.zoomBy(step) }), [map]);
  useEffect(() => map.current?.show(shown), [map, shown]);
  const reveal = useEffectEvent(() => {
    if (inSight) map.current?.reveal(inSight.pin, inSight.covered);
  });
  useEffect(() => reveal(), [inSight?.pin.id]);
};

/** The drawn map: shows the given view, and reports where it was moved. */
export const MapCanvas = (props: MapCanvasProps) => {
  const { view, shown, categoryOf, onFailure } = props;
  const { t } = useTexts('cafeteria');
  const { api } = useServices();
  const reported = useRef(view);

  const onMove = useEffectEvent((next: View) => {
    if (isSameView(next, reported.current)) return;
    reported.current = next;
    props.onMove(next);
  });
  const onPin = useEffectEvent(props.onPin);
  const onStack = useEffectEvent(props.onStack);
  const onHover = useEffectEvent(props.onHover);
  const onSeen = useEffectEvent(props.onSeen);
  const onDrawn = useEffectEvent(props.onDrawn);
  const { container, map } = useDrawnMap({
    load: loadPinMap,
    draw: ({ createPinMap }, { container: element, style, language }) => {
      reported.current = view;
      const drawn = createPinMap({
        container: element,
        style,
        view,
        apiOrigin: api.origin,
        categoryOf,
        language,
        label: t('map.label'),
        onMove,
        onPin,
        onStack,
        onHover,
        onSeen,
        onDrawn,
      });
      drawn.show(shown);
      return drawn;
    },
    onBroken: onFailure,
  });
  useEffect(() => {
    if (isSameView(view, reported.current)) return;
    reported.current = view;
    map.current?.moveTo(view);
  }, [map, view]);
  useUpdates(map, props);
  return <div ref={container} className={canvasClass} data-testid="map-canvas" />;
};
