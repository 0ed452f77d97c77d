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
import { canvasClass, loadLabelFonts, type Look, useLook } from '../../../shared/basemap/index.ts';
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
  { scheme, language, style }: Look,
  { shown, inSight, handle }: Pick<MapCanvasProps, 'shown' | 'inSight' | 'handle'>,
): void => {
  useImperativeHandle(handle, () => ({ zoomBy: (step) => map.current?.zoomBy(step) }), [map]);
  const restyle = useEffectEvent(() => map.current?.restyle(style(), language));
  useEffect(() => restyle(), [scheme, language]);
  useEffect(() => map.current?.show(shown), [map, shown]);
  const reveal = useEffectEvent(() => {
    if (inSight) map.current?.reveal(inSight.pin, inSight.covered);
  });
  useEffect(() => reveal(), [inSight?.pin.id]);
};

type CreatePinMap = Awaited<ReturnType<typeof loadPinMap>>['createPinMap'];

/** The drawn map: shows the given view, and reports where it was moved. */
export const MapCanvas = (props: MapCanvasProps) => {
  const { view, shown, categoryOf, onFailure } = props;
  const { t } = useTexts('cafeteria');
  const { api } = useServices();
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<PinMap>(undefined);
  const reported = useRef(view);
  const look = useLook();

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
  const onBroken = useEffectEvent(onFailure);
  const create = useEffectEvent((createPinMap: CreatePinMap) => {
    if (!container.current) return;
    reported.current = view;
    map.current = createPinMap({
      container: container.current,
      style: look.style(),
      view,
      apiOrigin: api.origin,
      categoryOf,
      language: look.language,
      label: t('map.label'),
      onMove,
      onPin,
      onStack,
      onHover,
      onSeen,
      onDrawn,
    });
    map.current.show(shown);
  });

  useEffect(() => {
    let isGone = false;
    Promise.all([loadPinMap(), loadLabelFonts()])
      .then(([{ createPinMap }]) => {
        if (!isGone) create(createPinMap);
      })
      .catch((error: unknown) => onBroken(error));
    return () => {
      isGone = true;
      map.current?.remove();
      map.current = undefined;
    };
  }, []);
  useEffect(() => {
    if (isSameView(view, reported.current)) return;
    reported.current = view;
    map.current?.moveTo(view);
  }, [view]);
  useUpdates(map, look, props);
  return <div ref={container} className={canvasClass} data-testid="map-canvas" />;
};
