import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * The caron of ď, ť, ľ and Ľ stands beside the letter, and the faces trust kerning to make room for it. The sources
 * come in two parts, between which kerning does not reach.
 */
const size = 100;
const height = 150;
const margin = 50;
const canvas = document.createElement('canvas');
canvas.width = 250;
canvas.height = height;
const context = canvas.getContext('2d', { willReadFrequently: true });
const letters = ['ď', 'ť', 'ľ', 'Ľ'];
const after = [...'aábcčdďeéfghiíjklľmnňoóôprřsštťuúvyýzžABHKLMNOPRSTÚVYÝZŽ,.)“!'];
const families = ['Onest Variable', 'Bricolage Grotesque Variable'];
const faces = [
  ...[400, 500, 600, 700].map((weight) => `${weight} ${size}px "Onest Variable drawn"`),
  `650 ${size}px "Bricolage Grotesque Variable drawn"`,
];

/**
 * The faces of a family under another name, to be drawn whenever they come: of those of a page (`optional`) one that
 * takes more than a tenth of a second is not used before the next page, and something else would be measured.
 */
const drawnFacesOf = (family: string): FontFace[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.style] : []))
    .filter((face) => face.getPropertyValue('font-family').replaceAll(/["']/g, '') === family)
    .map(
      (face) =>
        new FontFace(`${family} drawn`, face.getPropertyValue('src'), {
          weight: face.getPropertyValue('font-weight'),
          display: 'block',
        }),
    );
const drawn = families.flatMap(drawnFacesOf);
beforeAll(() => {
  for (const face of drawn) document.fonts.add(face);
});
afterAll(() => {
  for (const face of drawn) document.fonts.delete(face);
});

const widthOf = (text: string): number => context?.measureText(text).width ?? 0;
/** Of each row of pixels, where the ink begins and ends; undefined without ink. */
const inkOf = (text: string): ([from: number, to: number] | undefined)[] => {
  if (!context) return [];
  context.clearRect(0, 0, canvas.width, height);
  context.fillText(text, margin, 110);
  const { data } = context.getImageData(0, 0, canvas.width, height);
  return Array.from({ length: height }, (_, row) => {
    const inked = Array.from({ length: canvas.width }, (__, column) => column).filter(
      (column) => (data[(row * canvas.width + column) * 4 + 3] ?? 0) > 100,
    );
    const [first, last] = [inked[0], inked.at(-1)];
    return first === undefined || last === undefined ? undefined : [first, last + 1];
  });
};
/** The least white between two letters at any height, in hundredths of the size. */
const gap = (letter: string, next: string): number => {
  const shift = widthOf(letter + next) - widthOf(next);
  const follower = inkOf(next);
  const gaps = inkOf(letter).flatMap((ink, row) => {
    const beside = follower.slice(Math.max(0, row - 2), row + 3).flatMap((one) => one?.[0] ?? []);
    return ink && beside.length > 0 ? [shift + Math.min(...beside) - ink[1]] : [];
  });
  return Math.min(...gaps);
};

/** `optional` decides of each file by itself: of two, one that is late leaves its letters to another face in a word. */
test.each(families)('the letters of %s are there together or not at all', (family) => {
  expect(drawnFacesOf(family)).toHaveLength(1);
});

describe.each(faces)('%s', (face) => {
  beforeAll(async () => {
    expect(await document.fonts.load(face, 'aď')).toHaveLength(1);
    if (context) context.font = face;
  });

  test.each(letters)('a space after %s stays a space', (letter) => {
    const end = Math.max(...inkOf(letter).flatMap((ink) => ink?.[1] ?? [])) - margin;
    expect(widthOf(`${letter} `) - end).toBeGreaterThan(0.95 * widthOf(' '));
  });
  test.each(letters)('%s touches no letter after it', (letter) =>
    expect(
      after.map((next) => [next, gap(letter, next)]).filter(([, white]) => Number(white) < 1),
    ).toEqual([]),
  );
  test.each(['ď', 'ť', 'ľ'])('%s does not gape either', (letter) =>
    expect(gap(letter, 'b')).toBeLessThan(18),
  );
});

/** Nothing is made up (`font-synthesis`): without a bold face, a page whose own are late has one weight. */
test('what stands for a face while it is not there is bold where the face is', () => {
  const weights = [...document.fonts]
    .filter(({ family }) => family.includes('Fallback'))
    .map(({ family, weight }) => `${family.replaceAll(/["']/g, '')} ${weight}`);
  expect(weights.toSorted()).toEqual([
    'Bricolage Grotesque Variable Fallback 400',
    'Bricolage Grotesque Variable Fallback 700',
    'Onest Variable Fallback 400',
    'Onest Variable Fallback 700',
  ]);
});
