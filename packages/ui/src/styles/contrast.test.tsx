import { afterEach, expect, test } from 'vitest';

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

const luminance = (colour: string): number => {
  if (!canvas) return 0;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (on: HTMLElement, text: string, ground: string): number => {
  on.style.color = `var(--${text})`;
  on.style.backgroundColor = `var(--${ground})`;
  const { color, backgroundColor } = getComputedStyle(on);
  const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['paper', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const plain = [
  ...['ink', 'ink-soft', 'ink-faint'].flatMap((text) => grounds.map((ground) => [text, ground])),
  ...['positive', 'negative', 'warning', 'info'].flatMap((tone) => [
    [tone, 'paper'],
    [tone, 'surface'],
    [tone, `${tone}-tint`],
    [`on-${tone}`, tone],
    ['ink', `${tone}-tint`],
    ['ink-soft', `${tone}-tint`],
  ]),
];
const accents = ['YELLOW', 'RED', 'PURPLE', 'GREEN', 'BLUE'];
const categories = [
  'SHOPPING',
  'E_MEAL_VOUCHERS_AND_GROCERIES',
  'CASHBACK',
  'SALES',
  'SPORT',
  'HEALTH',
  'TRAVELING',
  'PERSONAL_DEVELOPMENT',
  'BOOKS',
  'CULTURE_AND_ENTERTAINMENT',
  'BEAUTY',
];
const cases = [
  { attribute: 'data-none', values: [''], pairs: plain },
  {
    attribute: 'data-brand',
    values: ['', ...accents],
    pairs: [
      ['on-brand', 'brand'],
      ['on-brand', 'brand-hover'],
      ['brand-ink', 'paper'],
      ['brand-ink', 'surface'],
      ['brand-ink', 'surface-raised'],
      ['brand-ink', 'brand-tint'],
      ['ink', 'brand-tint'],
      ['ink-soft', 'brand-tint'],
    ],
  },
  {
    attribute: 'data-accent',
    values: accents,
    pairs: [
      ['on-accent', 'accent'],
      ['accent-ink', 'accent-tint'],
      ['ink', 'accent-tint'],
      ['ink-soft', 'accent-tint'],
    ],
  },
  {
    attribute: 'data-category',
    values: categories,
    pairs: [
      ['on-cat', 'cat'],
      ['cat-ink', 'cat-tint'],
      ['cat', 'cat-tint'],
      ['cat', 'surface'],
      ['ink-soft', 'cat-tint'],
    ],
  },
];

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

test.each(['light', 'dark'])(
  'every pair of text and ground reaches 4.5 in the %s theme',
  (theme) => {
    document.documentElement.dataset.theme = theme;
    const probe = document.body.appendChild(document.createElement('p'));
    const weak = cases.flatMap(({ attribute, values, pairs }) =>
      values.flatMap((value) => {
        probe.setAttribute(attribute, value);
        const found = pairs.flatMap(([text = '', ground = '']) => {
          const ratio = contrast(probe, text, ground);
          return ratio < 4.5 ? [`${value} ${text} on ${ground}: ${ratio.toFixed(2)}`] : [];
        });
        probe.removeAttribute(attribute);
        return found;
      }),
    );
    probe.remove();
    expect(weak).toEqual([]);
  },
);
