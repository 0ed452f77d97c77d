import type { CategoryCode } from '@cafeteria/contract';

/** The current colours of the page, for a canvas. */
export type Palette = {
  readonly paper: string;
  readonly ink: string;
  readonly brand: string;
  readonly onBrand: string;
  readonly goodInk: string;
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
    goodInk: colour('--brand-ink'),
    font: getComputedStyle(where).fontFamily,
    category,
  };
};

/** Images are drawn at twice their size, so that they stay sharp. */
export const pixelRatio = 2;
type Draw = (canvas: CanvasRenderingContext2D) => void;

/** Draws an image; undefined where a browser has no canvas. */
export const drawn = (width: number, height: number, draw: Draw): ImageData | undefined => {
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
