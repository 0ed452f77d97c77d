import type { Colour } from '@cafeteria/contract';

/** Mail programs know no variables: the portal's colours (packages/ui/src/styles), each for light and dark. */
type Pair = readonly [light: string, dark: string];
export const paper = {
  paper: ['#f8f4ed', '#1a1917'],
  surface: ['#fffdf9', '#242320'],
  ink: ['#23211c', '#f3eee5'],
  inkSoft: ['#565147', '#c3bcaf'],
  hairline: ['#e4dccd', '#3a3732'],
} as const satisfies Readonly<Record<string, Pair>>;

type Brand = {
  readonly brand: Pair;
  readonly tint: Pair;
  readonly ink: Pair;
  readonly onBrand: Pair;
};
/** What carries the employer's colour; without one the portal's spruce. */
export const brands: Readonly<Record<Colour | 'SPRUCE', Brand>> = {
  SPRUCE: {
    brand: ['#14594a', '#84ccb3'],
    tint: ['#dfece4', '#1d3931'],
    ink: ['#14594a', '#92d5be'],
    onBrand: ['#fffdf9', '#06241c'],
  },
  YELLOW: {
    brand: ['#f2c230', '#f0cb5c'],
    tint: ['#fbeec4', '#3b300f'],
    ink: ['#6f5000', '#f0cb5c'],
    onBrand: ['#2a2005', '#2a2005'],
  },
  RED: {
    brand: ['#a92b2b', '#f2a299'],
    tint: ['#fae5e1', '#45211f'],
    ink: ['#a02626', '#f5aea6'],
    onBrand: ['#fffdf9', '#350b09'],
  },
  PURPLE: {
    brand: ['#6d3c86', '#d3aee6'],
    tint: ['#f2e6f5', '#382443'],
    ink: ['#66367f', '#d8b7ea'],
    onBrand: ['#fffdf9', '#27102f'],
  },
  GREEN: {
    brand: ['#2d6b2f', '#9bd391'],
    tint: ['#e4f0de', '#22371e'],
    ink: ['#29652b', '#a5d89c'],
    onBrand: ['#fffdf9', '#0d230a'],
  },
  BLUE: {
    brand: ['#1d5a94', '#97c5f0'],
    tint: ['#e1ecf7', '#1b3147'],
    ink: ['#1b558c', '#a1cbf2'],
    onBrand: ['#fffdf9', '#071f33'],
  },
};

/** The classes that turn a mail dark where its program can; the light colours stand at each element. */
export const darkStyle = (colour: Colour | 'SPRUCE'): string => {
  const { brand, tint, ink, onBrand } = brands[colour];
  const rules = {
    paper: `background-color:${paper.paper[1]}`,
    surface: `background-color:${paper.surface[1]}`,
    line: `border-color:${paper.hairline[1]}`,
    ink: `color:${paper.ink[1]}`,
    soft: `color:${paper.inkSoft[1]}`,
    brand: `background-color:${brand[1]};color:${onBrand[1]}`,
    stripe: `background-color:${brand[1]}`,
    tint: `background-color:${tint[1]}`,
    'brand-ink': `color:${ink[1]}`,
  };
  const classes = Object.entries(rules)
    .map(([name, rule]) => `.${name}{${rule.replaceAll(';', '!important;')}!important}`)
    .join('');
  return `@media (prefers-color-scheme:dark){${classes}}`;
};
