import { SegmentedControl } from '@cafeteria/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useAdminText } from '../../frame/index.ts';
import { outlines, towns } from './outline.ts';
import styles from './PinMap.module.css';
import {
  isInside,
  mapHeight,
  mapWidth,
  nudged,
  type Place,
  placeAt,
  project,
  viewAround,
  wholeMap,
  zoomLevels,
  type ZoomLevel,
} from './projection.ts';

type Props = { readonly place: Place | undefined; readonly onMove: (place: Place) => void };
const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const middle = { x: mapWidth / 2, y: mapHeight / 2 };
const zooms = zoomLevels.map((zoom) => ({ value: String(zoom), label: `${zoom}×` }));

const Towns = ({ zoom }: { readonly zoom: ZoomLevel }) => (
  <g className={styles.towns}>
    {towns
      .filter(({ isLarge }) => isLarge || zoom > 1)
      .map((town) => {
        const { x, y } = project(town);
        return (
          <g key={town.name}>
            <circle cx={x} cy={y} r={3 / zoom} />
            <text x={x + 8 / zoom} y={y + 6 / zoom} fontSize={19 / zoom}>
              {town.name}
            </text>
          </g>
        );
      })}
  </g>
);

/**
 * A small map of both countries for placing one pin by a click, by dragging, or with the arrow
 * keys. Drawn by ourselves, so that it works without a map server.
 */
export const PinMap = ({ place, onMove }: Props) => {
  const text = useAdminText();
  const svg = useRef<SVGSVGElement>(null);
  const [zoom, setZoom] = useState<ZoomLevel>(place ? 4 : 1);
  const [isDragging, setDragging] = useState(false);
  const point = place && project(place);
  const [centre, setCentre] = useState(point ?? middle);
  const view = viewAround(centre, zoom);
  if (point && !isDragging && !isInside(point, view) && isInside(point, wholeMap)) setCentre(point);

  const placeOf = (event: PointerEvent): Place | undefined => {
    const frame = svg.current?.getBoundingClientRect();
    return (
      frame &&
      placeAt(
        view,
        (event.clientX - frame.left) / frame.width,
        (event.clientY - frame.top) / frame.height,
      )
    );
  };
  const moveTo = (event: PointerEvent): void => {
    const next = placeOf(event);
    if (next) onMove(next);
  };
  const onPointerDown = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
    moveTo(event);
  };
  const stop = (): void => setDragging(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = directions[event.key];
    if (!direction || !place) return;
    event.preventDefault();
    onMove(
      nudged(
        place,
        direction[0] * (event.shiftKey ? 5 : 1),
        direction[1] * (event.shiftKey ? 5 : 1),
        zoom,
      ),
    );
  };
  const change = (value: string): void => {
    setZoom(zoomLevels.find((level) => String(level) === value) ?? 1);
    if (point) setCentre(point);
  };
  return (
    <div className={styles.map}>
      <svg
        ref={svg}
        className={styles.canvas}
        data-dragging={isDragging || undefined}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="group"
        aria-label={text('map.label')}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => {
          if (isDragging) moveTo(event);
        }}
        onPointerUp={stop}
        onPointerCancel={stop}
      >
        {outlines.map((path) => (
          <path
            key={path.slice(0, 12)}
            className={styles.country}
            d={path}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <Towns zoom={zoom} />
        {point && (
          <g
            className={styles.pin}
            role="button"
            tabIndex={0}
            aria-label={text('map.pin', { latitude: place.lat, longitude: place.lng })}
            transform={`translate(${point.x} ${point.y}) scale(${1.9 / zoom})`}
            onKeyDown={onKeyDown}
          >
            <path d="M0 0C-3-6-8-9.500-8-14.500A8 8 0 0 1 8-14.500C8-9.500 3-6 0 0Z" />
            <circle cy={-14.5} r={3} />
          </g>
        )}
      </svg>
      <div className={styles.bar}>
        <SegmentedControl
          size="small"
          label={text('map.zoom')}
          segments={zooms}
          value={String(zoom)}
          onChange={change}
        />
        <span className={styles.hint}>{text(place ? 'map.hintPin' : 'map.hintEmpty')}</span>
      </div>
    </div>
  );
};
