import type { CategoryCode } from '@cafeteria/contract';
import { drawn, type Palette } from './palette.ts';

/** How many eighths of a cluster are of a category; without a code of any other. */
export type Hue = { readonly code: CategoryCode | undefined; readonly eighths: number };
type Cluster = {
  readonly count: number;
  readonly hues: readonly Hue[];
  readonly language: string;
};

export const compact = (count: number, language: string): string =>
  count < 1_000
    ? String(count)
    : new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(
        count,
      );

type Figure = { readonly text: string; readonly centre: number; readonly colour: string };
const drawNumber = (
  canvas: CanvasRenderingContext2D,
  { text, centre, colour }: Figure,
  font: string,
): void => {
  const size = text.length < 3 ? 13 : 14;
  canvas.fillStyle = colour;
  canvas.font = `650 ${size}px ${font}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillText(text, centre, centre + size * 0.05);
};

const ringWidth = 5;
/** Between parts of a ring, in radians. */
const gap = 0.09;
const eighth = Math.PI / 4;

/** The parts of a ring, from the top and clockwise: where each begins and ends, in radians. */
export const arcsOf = (
  hues: readonly Hue[],
): readonly { readonly hue: Hue; readonly from: number; readonly to: number }[] => {
  let at = -Math.PI / 2;
  return hues.map((hue) => {
    const [from, to] = [at, at + hue.eighths * eighth];
    at = to;
    return hues.length === 1 ? { hue, from, to } : { hue, from: from + gap, to: to - gap };
  });
};

/**
 * A ring of the hues of its categories round the number of what it holds; it grows with the number, and with the width
 * of that. 36 to about 52 pixels.
 */
export const drawCluster = ({ count, hues, language }: Cluster, palette: Palette) => {
  const text = compact(count, language);
  const radius = Math.max(15 + Math.log10(count) * 3.2, 9 + text.length * 4.2);
  const shade = 3;
  const centre = radius + shade;
  return drawn(centre * 2, centre * 2, (canvas) => {
    canvas.shadowColor = 'rgb(0 0 0 / 30%)';
    canvas.shadowBlur = shade * 2;
    canvas.shadowOffsetY = 1;
    canvas.beginPath();
    canvas.arc(centre, centre, radius, 0, Math.PI * 2);
    canvas.fillStyle = palette.paper;
    canvas.fill();
    canvas.shadowColor = 'transparent';
    canvas.lineWidth = ringWidth;
    const parts = hues.length > 0 ? hues : [{ code: undefined, eighths: 8 }];
    for (const { hue, from, to } of arcsOf(parts)) {
      canvas.beginPath();
      canvas.arc(centre, centre, radius - ringWidth / 2 - 1.5, from, to);
      const own = hue.code ? palette.category(hue.code).solid : palette.ink;
      canvas.strokeStyle = palette.edge ?? own;
      canvas.globalAlpha = hue.code || palette.edge ? 1 : 0.35;
      canvas.stroke();
    }
    canvas.globalAlpha = 1;
    drawNumber(canvas, { text, centre, colour: palette.ink }, palette.font);
  });
};

/** Branch offices on one point: squares in a pile, unlike the round clusters that open by zooming in. */
export const drawStack = (text: string, palette: Palette) => {
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
    const figure = { text, centre: step / 2 + side / 2, colour: palette.onBrand };
    drawNumber(canvas, figure, palette.font);
  });
};
