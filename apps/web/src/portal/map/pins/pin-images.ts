import { type CategoryCode, categoryIcon } from '@cafeteria/contract';
import { categoryIconPaths } from '@cafeteria/ui';
import type { PinState } from './pin.ts';

/** The current colours of the page, for a canvas. */
export type Palette = {
  readonly paper: string;
  readonly ink: string;
  readonly brand: string;
  readonly onBrand: string;
  readonly font: string;
  readonly category: (code: CategoryCode | undefined) => {
    readonly solid: string;
    readonly on: string;
    readonly ink: string;
  };
};
export type CategoryOf = (categoryId: number) => CategoryCode | undefined;

/** Reads the tokens as they apply to an element: with theme, contrast and the employer's colour. */
export const readPalette = (where: HTMLElement): Palette => {
  const probe = where.appendChild(document.createElement('span'));
  probe.hidden = true;
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const category = (code: CategoryCode | undefined) => {
    if (code === undefined)
      return { solid: colour('--brand'), on: colour('--on-brand'), ink: colour('--brand-ink') };
    probe.dataset.category = code;
    return { solid: colour('--cat'), on: colour('--on-cat'), ink: colour('--cat-ink') };
  };
  return {
    paper: colour('--surface-raised'),
    ink: colour('--ink'),
    brand: colour('--brand'),
    onBrand: colour('--on-brand'),
    font: getComputedStyle(where).fontFamily,
    category,
  };
};

/** Images are drawn at twice their size, so that they stay sharp. */
export const pixelRatio = 2;
type Draw = (canvas: CanvasRenderingContext2D) => void;

const drawn = (width: number, height: number, draw: Draw): ImageData | undefined => {
  const element = document.createElement('canvas');
  element.width = Math.ceil(width * pixelRatio);
  element.height = Math.ceil(height * pixelRatio);
  // it is read back at once, which would stall on a GPU canvas
  const canvas = element.getContext('2d', { willReadFrequently: true });
  if (!canvas) return undefined;
  canvas.scale(pixelRatio, pixelRatio);
  draw(canvas);
  return canvas.getImageData(0, 0, element.width, element.height);
};

/** Radius of the head for each state: larger when pointed at, largest when chosen. */
const headRadius: Readonly<Record<PinState, number>> = {
  normal: 14,
  visited: 14,
  hoveredOnMarker: 17,
  hoveredInList: 17,
  selected: 20,
};
const rim = 4;
const iconGrid = 24;

const dropPath = (radius: number): Path2D => {
  const [x, y] = [radius + rim, radius + rim];
  const tail = radius * 1.42;
  const path = new Path2D();
  path.arc(x, y, radius, Math.PI * 0.82, Math.PI * 0.18);
  path.quadraticCurveTo(x + radius * 0.32, y + radius * 1.05, x, y + tail);
  path.quadraticCurveTo(
    x - radius * 0.32,
    y + radius * 1.05,
    x + Math.cos(Math.PI * 0.82) * radius,
    y + Math.sin(Math.PI * 0.82) * radius,
  );
  path.closePath();
  return path;
};

const drawPin = (state: PinState, code: CategoryCode | undefined, palette: Palette) => {
  const radius = headRadius[state];
  const { solid, on, ink } = palette.category(code);
  const look =
    state === 'visited'
      ? { fill: palette.paper, edge: ink, icon: ink }
      : state === 'selected'
        ? { fill: palette.ink, edge: palette.paper, icon: palette.paper }
        : { fill: solid, edge: palette.paper, icon: on };
  return drawn((radius + rim) * 2, radius * 2.42 + rim * 2, (canvas) => {
    const path = dropPath(radius);
    canvas.shadowColor = 'rgb(0 0 0 / 35%)';
    canvas.shadowBlur = 3 * pixelRatio;
    canvas.shadowOffsetY = pixelRatio;
    canvas.fillStyle = look.fill;
    canvas.fill(path);
    canvas.shadowColor = 'transparent';
    canvas.lineWidth = state === 'hoveredInList' ? 3 : 2;
    canvas.strokeStyle = look.edge;
    canvas.stroke(path);
    const side = radius * 1.15;
    canvas.translate(radius + rim - side / 2, radius + rim - side / 2);
    canvas.scale(side / iconGrid, side / iconGrid);
    canvas.strokeStyle = look.icon;
    canvas.lineWidth = 2;
    canvas.lineCap = 'round';
    canvas.lineJoin = 'round';
    canvas.stroke(
      new Path2D(
        code
          ? categoryIconPaths[categoryIcon[code]]
          : 'M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7Z',
      ),
    );
  });
};

const compact = (count: number, language: string): string =>
  count < 1_000
    ? String(count)
    : new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(
        count,
      );
const drawNumber = (
  canvas: CanvasRenderingContext2D,
  text: string,
  centre: number,
  size: number,
  { onBrand, font }: Palette,
): void => {
  canvas.fillStyle = onBrand;
  canvas.font = `650 ${size}px ${font}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillText(text, centre, centre + size * 0.05);
};

/** A cluster grows with its count, and with the width of that number. */
const drawCluster = (count: number, palette: Palette, language: string) => {
  const text = compact(count, language);
  const radius = Math.max(13 + Math.log10(count) * 5, 6 + text.length * 4.2);
  const halo = 5;
  const centre = radius + halo;
  return drawn(centre * 2, centre * 2, (canvas) => {
    const disc = (size: number): void => {
      canvas.beginPath();
      canvas.arc(centre, centre, size, 0, Math.PI * 2);
    };
    canvas.fillStyle = palette.brand;
    canvas.globalAlpha = 0.25;
    disc(centre - 0.5);
    canvas.fill();
    canvas.globalAlpha = 1;
    disc(radius);
    canvas.fill();
    canvas.lineWidth = 2;
    canvas.strokeStyle = palette.paper;
    canvas.stroke();
    drawNumber(canvas, text, centre, count < 100 ? 13 : 14, palette);
  });
};

/** Branch offices on one point: squares in a pile, unlike the round clusters that open by zooming in. */
const drawStack = (count: number, palette: Palette, language: string) => {
  const side = 30;
  const step = 4;
  return drawn(side + step * 3, side + step * 3, (canvas) => {
    for (const [offset, alpha] of [
      [step * 2, 0.35],
      [step, 0.65],
      [0, 1],
    ] as const) {
      canvas.globalAlpha = alpha;
      canvas.beginPath();
      canvas.roundRect(step / 2 + offset, step / 2 + offset, side, side, 8);
      canvas.fillStyle = palette.brand;
      canvas.fill();
      canvas.lineWidth = 2;
      canvas.strokeStyle = palette.paper;
      canvas.stroke();
    }
    drawNumber(canvas, compact(count, language), step / 2 + side / 2, 13, palette);
  });
};

const drawHere = ({ paper }: Palette, radius = 8) =>
  drawn(radius * 4, radius * 4, (canvas) => {
    for (const [size, fill] of [
      [radius * 2, 'rgb(29 110 190 / 22%)'],
      [radius, paper],
      [radius - 2.5, '#1d6ebe'],
    ] as const) {
      canvas.beginPath();
      canvas.arc(radius * 2, radius * 2, size, 0, Math.PI * 2);
      canvas.fillStyle = fill;
      canvas.fill();
    }
  });

const pinStates: readonly PinState[] = [
  'normal',
  'visited',
  'hoveredOnMarker',
  'hoveredInList',
  'selected',
];
export const pinImage = (state: PinState, categoryId: number): string =>
  `pin:${state}:${categoryId}`;

/** Draws what a layer names: `pin:<state>:<category id>`, `cluster:<count>`, `stack:<count>` or `here`. */
export const drawImage = (
  name: string,
  palette: Palette,
  categoryOf: CategoryOf,
  language: string,
): ImageData | undefined => {
  const [kind, ...rest] = name.split(':');
  const count = Number(rest[0]);
  switch (kind) {
    case 'pin': {
      const state = pinStates.find((one) => one === rest[0]);
      return state && drawPin(state, categoryOf(Number(rest[1])), palette);
    }
    case 'cluster':
      return drawCluster(count, palette, language);
    case 'stack':
      return drawStack(count, palette, language);
    case 'here':
      return drawHere(palette);
    default:
      return undefined;
  }
};
