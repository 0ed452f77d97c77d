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
  type Point,
  pointAt,
  project,
  viewAround,
  wholeMap,
  zoomLevels,
  type ZoomLevel,
} from './projection.ts';

type Props = { readonly point: Point | undefined; readonly onMove: (point: Point) => void };
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

/** Follows the pointer and the arrow keys with the pin. */
const usePin = ({ point, onMove }: Props) => {
  const svg = useRef<SVGSVGElement>(null);
  const [zoom, setZoom] = useState<ZoomLevel>(point ? 4 : 1);
  const [isDragging, setDragging] = useState(false);
  const pin = point && project(point);
  const [centre, setCentre] = useState(pin ?? middle);
  const view = viewAround(centre, zoom);
  if (pin && !isDragging && !isInside(pin, view) && isInside(pin, wholeMap)) setCentre(pin);

  const moveTo = (event: PointerEvent): void => {
    const frame = svg.current?.getBoundingClientRect();
    if (!frame) return;
    const across = (event.clientX - frame.left) / frame.width;
    const down = (event.clientY - frame.top) / frame.height;
    onMove(pointAt(view, across, down));
  };
  const stop = (): void => setDragging(false);
  return {
    pin,
    view,
    zoom,
    isDragging,
    changeZoom: (value: string): void => {
      setZoom(zoomLevels.find((level) => String(level) === value) ?? 1);
      if (pin) setCentre(pin);
    },
    canvas: {
      ref: svg,
      onPointerDown: (event: PointerEvent): void => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
        moveTo(event);
      },
      onPointerMove: (event: PointerEvent): void => {
        if (isDragging) moveTo(event);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const direction = directions[event.key];
      if (!direction || !point) return;
      event.preventDefault();
      const steps = event.shiftKey ? 5 : 1;
      onMove(nudged(point, direction[0] * steps, direction[1] * steps, zoom));
    },
  };
};

/**
 * A small map of both countries for placing one pin by a click, by dragging, or with the arrow
 * keys. Drawn by ourselves, so that it works without a map server.
 */
export const PinMap = ({ point, onMove }: Props) => {
  const text = useAdminText();
  const { pin, view, zoom, isDragging, changeZoom, canvas, onKeyDown } = usePin({ point, onMove });
  return (
    <div className={styles.map}>
      <svg
        {...canvas}
        className={styles.canvas}
        data-dragging={isDragging || undefined}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="group"
        aria-label={text('map.label')}
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
        {point && pin && (
          <g
            className={styles.pin}
            role="button"
            tabIndex={0}
            aria-label={text('map.pin', { latitude: point.lat, longitude: point.lng })}
            transform={`translate(${pin.x} ${pin.y}) scale(${1.9 / zoom})`}
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
          onChange={changeZoom}
        />
        <span className={styles.hint}>{text(point ? 'map.hintPin' : 'map.hintEmpty')}</span>
      </div>
    </div>
  );
};
