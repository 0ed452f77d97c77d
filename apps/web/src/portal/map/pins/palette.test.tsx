import { expect, test, vi } from 'vitest';
import { readPalette } from './palette.ts';
import { drawImage } from './pin-images.ts';

const host = document.body.appendChild(document.createElement('div'));
const coloursIn = (image: ImageData | undefined): number => {
  const seen = new Set<string>();
  const { data = new Uint8ClampedArray() } = image ?? {};
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) seen.add([data[at], data[at + 1], data[at + 2]].join());
  return seen.size;
};

test('in forced colours a pin still has its icon and a cluster its number: no two colours are one', () => {
  const matchMedia = window.matchMedia.bind(window);
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(Object.create(null), matchMedia(query), {
      matches: query.includes('forced-colors'),
    }),
  );
  const palette = readPalette(host);
  spy.mockRestore();
  expect(palette.category('SPORT').solid).not.toBe(palette.category('SPORT').on);
  expect(palette.brand).not.toBe(palette.onBrand);
  expect(palette.edge).toBe(palette.category(undefined).on);
  for (const name of ['pin:normal:6', 'cluster:12:6.8', 'stack:3'])
    expect(coloursIn(drawImage(name, palette, () => 'SPORT', 'cs'))).toBeGreaterThan(1);
});
