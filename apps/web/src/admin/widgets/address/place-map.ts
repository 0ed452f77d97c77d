import { zoomLimits } from '@cafeteria/contract';
import { Marker, type StyleSpecification } from 'maplibre-gl';
import { createMap } from '../../../shared/map-library/index.ts';

/** A point on the earth, in degrees. */
export type Point = { readonly lat: number; readonly lng: number };
type Options = {
  readonly container: HTMLElement;
  readonly style: StyleSpecification | string;
  readonly pinClass: string;
  /** The spoken name of the pin where it stands. */
  readonly pinName: (point: Point) => string;
  readonly point: Point | undefined;
  readonly apiOrigin: string;
  readonly label: string;
  readonly onMove: (point: Point) => void;
};

type Start = { readonly center: [lng: number, lat: number]; readonly zoom: number };
/** Both countries at once; a house among its neighbours. */
const whole: Start = { center: [17.3, 49.3], zoom: 5.6 };
const houseZoom = 16;
/** A step of the arrow keys in pixels, and a longer one with Shift. */
const step = 4;
const longStep = 40;
const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** To about a metre. */
const rounded = ({ lat, lng }: Point): Point => ({
  lat: Number(lat.toFixed(5)),
  lng: Number(lng.toFixed(5)),
});

const svgNamespace = 'http://www.w3.org/2000/svg';
const drawn = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
/** The pin, whose tip is the point; a button, so that keys reach it. */
const createPin = (className: string): HTMLButtonElement => {
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.className = className;
  pin.dataset.testid = 'place-pin';
  const svg = drawn('svg', { viewBox: '-10 -26 20 27', width: '30', height: '40' });
  svg.append(
    drawn('path', { d: 'M0 0C-3-6-8.5-10-8.5-16A8.5 8.5 0 0 1 8.5-16C8.5-10 3-6 0 0Z' }),
    drawn('circle', { cy: '-16', r: '3.2' }),
  );
  pin.append(svg);
  return pin;
};

/** Arrow keys move the pin and not the map; a press of it moves nothing. */
const listenToPin = (
  pin: HTMLElement,
  map: ReturnType<typeof createMap>,
  marker: Marker,
  onMove: Options['onMove'],
): void => {
  pin.addEventListener('click', (event) => event.stopPropagation());
  pin.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const { x, y } = map.project(marker.getLngLat());
    const pixels = event.shiftKey ? longStep : step;
    onMove(rounded(map.unproject([x + direction[0] * pixels, y + direction[1] * pixels])));
  });
};

/** The wheel scrolls the page until the map is pressed, and again when the pointer has left it. */
const tameWheel = (map: ReturnType<typeof createMap>, container: HTMLElement): void => {
  map.scrollZoom.disable();
  container.addEventListener('pointerdown', () => map.scrollZoom.enable());
  container.addEventListener('pointerleave', () => map.scrollZoom.disable());
};

/** A map with one pin that is put by a press, dragged, or moved with the arrow keys. Throws where WebGL is missing. */
export const createPlaceMap = (options: Options) => {
  const { container, style, point, onMove, pinClass, pinName, apiOrigin, label } = options;
  const start: Start = point ? { center: [point.lng, point.lat], zoom: houseZoom } : whole;
  const map = createMap({ container, style, zoomLimits, ...start, apiOrigin, label });
  const pin = createPin(pinClass);
  const marker = new Marker({ element: pin, anchor: 'bottom', draggable: true });
  let shown: Point | undefined;
  const show = (next: Point | undefined): void => {
    shown = next;
    if (!next) return void marker.remove();
    marker.setLngLat([next.lng, next.lat]).addTo(map);
    // the library names its markers itself
    pin.setAttribute('aria-label', pinName(next));
  };
  show(point);
  tameWheel(map, container);
  map.on('click', ({ lngLat }) => onMove(rounded(lngLat)));
  marker.on('dragend', () => onMove(rounded(marker.getLngLat())));
  listenToPin(pin, map, marker, onMove);
  return {
    /** Moves the pin, and the map after it when it would be out of sight. */
    show: (next: Point | undefined): void => {
      if (next?.lat === shown?.lat && next?.lng === shown?.lng) return;
      show(next);
      if (!next) return;
      if (map.getBounds().contains([next.lng, next.lat])) return;
      map.jumpTo({ center: [next.lng, next.lat], zoom: Math.max(map.getZoom(), houseZoom) });
    },
    zoomBy: (levels: number): void => void map.easeTo({ zoom: map.getZoom() + levels }),
    putInMiddle: (): void => onMove(rounded(map.getCenter())),
    restyle: (next: StyleSpecification | string): void => void map.setStyle(next, { diff: false }),
    remove: (): void => map.remove(),
  };
};
export type PlaceMap = ReturnType<typeof createPlaceMap>;
