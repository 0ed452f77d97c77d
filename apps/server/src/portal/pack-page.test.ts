import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPacker } from './pack-page.ts';

/** Numbers that look random and are the same in every run. */
const numbers = (seed: number) => {
  let state = seed;
  return (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
};
/** Words brotli knows by itself among others, many of them again and again, as pages have them. */
const words =
  'the people|<div class="k">|Kavárna|time|government|</div>|Žabka|{"id":|,"type":"PARTNER"}|  |7';
const textOf = (next: (most: number) => number, length: number): string => {
  const all = words.split('|');
  let text = '';
  while (text.length < length) text += (all[next(all.length)] ?? '') + String(next(1 + next(90)));
  return text;
};
const unpacked = (bytes: Uint8Array): string => brotliDecompressSync(bytes).toString();
const bare = (html: string): string => html.replace(/<!--abcdef[^>]*-->/, '');

test('a page is read as it was written, whatever its lead and what follows, with the lead ready or not', async () => {
  const next = numbers(20_261_128);
  for (let round = 0; round < 40; round += 1) {
    const packPage = createPacker();
    const begin = textOf(next, 1 + next(9_000));
    const lead = { name: 'a', text: () => begin };
    const isReady = async (): Promise<boolean> =>
      unpacked(await packPage(lead, ['x'], 4)).startsWith(`${begin}<!--abcdef`);
    expect(unpacked(await packPage(lead, ['x'], 4))).toBe(`${begin}x`);
    await expect.poll(isReady).toBe(true);
    for (const length of [1, 300, 70_000]) {
      const rest = [textOf(next, length), textOf(next, length)];
      expect(bare(unpacked(await packPage(lead, rest, 4)))).toBe([begin, ...rest].join(''));
    }
  }
});

test('what follows a ready lead takes fewer bytes than a page packed in one piece', async () => {
  const packPage = createPacker();
  const next = numbers(7);
  const begin = textOf(next, 40_000);
  const lead = { name: 'a', text: () => begin };
  const rest = [textOf(next, 20_000)];
  const whole = await packPage(lead, rest, 4);
  await expect.poll(async () => (await packPage(lead, rest, 4)).length).toBeLessThan(whole.length);
});
