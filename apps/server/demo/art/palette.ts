import { createRandom } from '../random.ts';

/** The colours of a category's world: from nearly black to paper, with a bright accent, a second one beside it, and `glow` for dark grounds. */
export type Palette = {
  deep: string;
  main: string;
  mid: string;
  soft: string;
  pale: string;
  accent: string;
  second: string;
  glow: string;
};

export const paper = '#f7f0e3';
export const ink = '#26231d';
export const spruce = '#1f4d3f';

const palettes: Readonly<Record<number, Palette>> = {
  1: {
    deep: '#143c52',
    main: '#24678c',
    mid: '#6ea3b8',
    soft: '#bcd8dc',
    pale: '#efe6d2',
    accent: '#f0a92e',
    second: '#d9654a',
    glow: '#f4b94f',
  },
  2: {
    deep: '#6b2f12',
    main: '#c8651f',
    mid: '#e79a52',
    soft: '#f6d5a6',
    pale: '#fbeed6',
    accent: '#3c7a4c',
    second: '#b23a2b',
    glow: '#f4bd5a',
  },
  3: {
    deep: '#3a2a55',
    main: '#6b4c99',
    mid: '#a68cc6',
    soft: '#d8cae8',
    pale: '#f4ecdf',
    accent: '#e2a03a',
    second: '#3d7d70',
    glow: '#ecb45c',
  },
  4: {
    deep: '#4a163a',
    main: '#9b2f6c',
    mid: '#cf7fa9',
    soft: '#efc8da',
    pale: '#f8ebdf',
    accent: '#f0b13a',
    second: '#2c5f88',
    glow: '#f4be58',
  },
  5: {
    deep: '#282c66',
    main: '#4d57b0',
    mid: '#8f97d6',
    soft: '#cdd1ef',
    pale: '#f3ecdf',
    accent: '#f0b046',
    second: '#dd6b55',
    glow: '#f4be62',
  },
  6: {
    deep: '#123f2a',
    main: '#26794c',
    mid: '#6fb083',
    soft: '#bfdfc3',
    pale: '#f3edda',
    accent: '#ee8336',
    second: '#2a6d99',
    glow: '#f3ab5e',
  },
  7: {
    deep: '#0e444a',
    main: '#1f7a7d',
    mid: '#6bb0ad',
    soft: '#bfe0da',
    pale: '#f5efe1',
    accent: '#ec8467',
    second: '#efbf4c',
    glow: '#f2c860',
  },
  8: {
    deep: '#43460f',
    main: '#7d8121',
    mid: '#b5b556',
    soft: '#e4e2a6',
    pale: '#f8f0da',
    accent: '#cc432f',
    second: '#efa92f',
    glow: '#f2bb4e',
  },
  9: {
    deep: '#6e1e1a',
    main: '#c0463a',
    mid: '#df8a77',
    soft: '#f4c9ba',
    pale: '#faeedd',
    accent: '#2b6073',
    second: '#efb046',
    glow: '#f2bb5e',
  },
  10: {
    deep: '#641b38',
    main: '#b94b70',
    mid: '#de8fa6',
    soft: '#f5cfd6',
    pale: '#fbeee4',
    accent: '#74956c',
    second: '#e3a745',
    glow: '#f0c77c',
  },
  11: {
    deep: '#513a07',
    main: '#a87511',
    mid: '#d6a845',
    soft: '#f1dca0',
    pale: '#f9f0da',
    accent: '#1f6b52',
    second: '#b84a2d',
    glow: '#f5cb66',
  },
};

/** A category's palette; one in three exchanges its accents, so that neighbours differ. */
export const paletteOf = (categoryId: number, seed: string): Palette => {
  const palette = palettes[categoryId] ?? {
    deep: spruce,
    main: '#2f7560',
    mid: '#7fb09f',
    soft: '#c5ddd2',
    pale: paper,
    accent: '#f0a92e',
    second: '#d9654a',
    glow: '#f4b94f',
  };
  return createRandom('palette', seed).chance(0.35)
    ? { ...palette, accent: palette.second, second: palette.accent }
    : palette;
};
