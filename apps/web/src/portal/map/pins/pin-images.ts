import { type CategoryCode, categoryIcon } from '@cafeteria/contract';
import { categoryIconPaths } from '@cafeteria/ui';
import { compact, drawCluster, drawStack, type Hue } from './gathered-images.ts';
import { type CategoryOf, drawn, type Palette, pixelRatio } from './palette.ts';
import { drawPill } from './pill-image.ts';
import type { Pill, PinState } from './pin.ts';

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
        : { fill: solid, edge: palette.edge ?? palette.paper, icon: on };
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

/** What a tile says of a cluster's categories (`3.5-7.2-0.1`): how many eighths are of which. */
const hues = (text: string | undefined, categoryOf: CategoryOf): readonly Hue[] =>
  (text ?? '').split('-').flatMap((part) => {
    const [id, eighths] = part.split('.').map(Number);
    return id === undefined || !eighths ? [] : [{ code: categoryOf(id), eighths }];
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

export const pillImage = ({ text, isGood }: Pill): string => `pill:${isGood ? 'good' : ''}:${text}`;

/**
 * Draws what a layer names: `pin:<state>:<category id>`, `pill:<good>:<text>`, `cluster:<count>:<hues>`,
 * `stack:<count>` or `here`.
 */
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
    case 'pill':
      return drawPill(rest.slice(1).join(':'), rest[0] === 'good', palette);
    case 'cluster':
      return drawCluster({ count, hues: hues(rest[1], categoryOf), language }, palette);
    case 'stack':
      return drawStack(compact(count, language), palette);
    case 'here':
      return drawHere(palette);
    default:
      return undefined;
  }
};
