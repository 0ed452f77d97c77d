import type { CategoryCode } from '@cafeteria/contract';

/** The current colours of the page, for a canvas. */
export type Palette = {
  readonly paper: string;
  readonly ink: string;
  /** Round everything that is drawn, where its own colours do not tell it from the ground. */
  readonly edge: string | undefined;
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

const forced = '(forced-colors: active)';

/** Colours the reader's own system chose: pins are its buttons, told apart by their icons and numbers alone. */
const systemPalette = (colour: (name: string) => string, font: string): Palette => {
  const button = {
    solid: colour('ButtonFace'),
    on: colour('ButtonText'),
    ink: colour('ButtonText'),
  };
  return {
    paper: colour('Canvas'),
    ink: colour('CanvasText'),
    edge: colour('ButtonText'),
    brand: colour('Highlight'),
    onBrand: colour('HighlightText'),
    goodInk: colour('CanvasText'),
    font,
    category: () => button,
  };
};

/** Reads the tokens as they apply to an element: with theme, contrast and the employer's colour. */
export const readPalette = (where: HTMLElement): Palette => {
  const probe = where.appendChild(document.createElement('span'));
  probe.hidden = true;
  // else every colour asked for would be answered with the one the system forces
  probe.style.setProperty('forced-color-adjust', 'none');
  const named = (name: string): string => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const { fontFamily } = getComputedStyle(where);
  if (window.matchMedia(forced).matches) return systemPalette(named, fontFamily);
  const colour = (token: string): string => named(`var(${token})`);
  const category = (code: CategoryCode | undefined) => {
    if (code === undefined)
      return { solid: colour('--brand'), on: colour('--on-brand'), ink: colour('--brand-ink') };
    probe.dataset.category = code;
    return { solid: colour('--cat'), on: colour('--on-cat'), ink: colour('--cat-ink') };
  };
  return {
    paper: colour('--surface-raised'),
    ink: colour('--ink'),
    edge: undefined,
    brand: colour('--brand'),
    onBrand: colour('--on-brand'),
    goodInk: colour('--brand-ink'),
    font: fontFamily,
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
