import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPacker } from './pack-page.ts';

/** Numbers that look random and are the same in every run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
};
/** Words brotli knows by itself among others, many of them again and again, as pages have them. */
const words =
  'the people|<div class="k">|Kavárna|time|government|</div>|Žabka|{"id":|,"type":"PARTNER"}|  |7';
const textOf = (next: (below: number) => number, length: number): string => {
  const all = words.split('|');
  let text = '';
  while (text.length < length) text += (all[next(all.length)] ?? '') + String(next(1 + next(90)));
  return text.slice(0, length);
};
/** What is not worth packing stands as it is. */
const noise = (next: (below: number) => number, length: number): string =>
  Array.from({ length }, () => String.fromCodePoint(33 + next(90))).join('');

const openings = [
  '<!doctype html><html lang="cs">',
  '<!doctype html><html lang="sk" data-theme="light" data-brand="#aabbcc">',
  '<html>',
];
const unpacked = (bytes: Uint8Array): string => brotliDecompressSync(bytes).toString();
/** Without the joint, and without what fills the opening. */
const bare = (html: string): string => html.replace(/<!--abcdef[^>]*-->/, '').replace(/ +>/, '>');

type Packer = ReturnType<typeof createPacker>;
const leadOf = (text: string) => ({ name: 'a', text: () => text });
const makeReady = async (packPage: Packer, text: string): Promise<void> => {
  const page = { opening: '<html>', lead: leadOf(text), rest: ['x'] };
  const isReady = async (): Promise<boolean> =>
    unpacked(await packPage(page, 4)).includes(`${text}<!--abcdef`);
  await expect.poll(isReady).toBe(true);
};

test('a page is read as it was written, whatever its opening, its lead and what follows', async () => {
  const next = numbers(20_261_128);
  for (let round = 0; round < 30; round += 1) {
    const packPage = createPacker();
    const begin = `<head>${textOf(next, 1 + next(9_000))}`;
    const lead = leadOf(begin);
    const opening = openings[round % openings.length] ?? '';
    expect(unpacked(await packPage({ opening, lead, rest: ['x'] }, 4))).toBe(`${opening}${begin}x`);
    await makeReady(packPage, begin);
    for (const length of [1, 300, 70_000]) {
      const rest = [textOf(next, length), noise(next, next(400)), textOf(next, length)];
      const page = await packPage({ opening, lead, rest }, 4);
      expect(bare(unpacked(page)) === [opening, begin, ...rest].join('')).toBe(true);
    }
  }
});

// a block that is not worth packing stands as it is, from a whole byte on (history/0171)
test('a page is read as it was written, whatever is left for its last block', async () => {
  const packPage = createPacker();
  const line = '<li class="card">Kavárna Žabka, the government of the people</li>';
  const begin = `<style>${line.repeat(600)}</style>`;
  await makeReady(packPage, begin);
  const [opening = ''] = openings;
  const next = numbers(7);
  for (let blocks = 1; blocks <= 4; blocks += 1)
    for (let beyond = -40; beyond <= 40; beyond += 1) {
      const length = blocks * 16_384 + beyond;
      const rest = [line.repeat(Math.ceil(length / line.length)).slice(0, length), noise(next, 9)];
      const page = await packPage({ opening, lead: leadOf(begin), rest }, 4);
      expect(bare(unpacked(page)) === [opening, begin, ...rest].join('')).toBe(true);
    }
});

test('a page whose opening is too wide for its room is packed in one piece', async () => {
  const packPage = createPacker();
  await makeReady(packPage, 'begin');
  const opening = `<html data-brand="${'a'.repeat(90)}">`;
  const page = await packPage({ opening, lead: leadOf('begin'), rest: ['end'] }, 4);
  expect(unpacked(page)).toBe(`${opening}beginend`);
});

test('what follows a ready lead takes fewer bytes than a page packed in one piece', async () => {
  const packPage = createPacker();
  const next = numbers(7);
  const begin = textOf(next, 40_000);
  const page = { opening: '<html>', lead: leadOf(begin), rest: [textOf(next, 20_000)] };
  const whole = await packPage(page, 4);
  await makeReady(packPage, begin);
  expect((await packPage(page, 4)).length).toBeLessThan(whole.length);
});
