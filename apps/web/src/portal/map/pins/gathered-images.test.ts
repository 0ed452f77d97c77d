import { expect, test } from 'vitest';
import { arcsOf } from './gathered-images.ts';

const turn = 2 * Math.PI;

test('a ring begins at the top, goes round once, and parts its hues', () => {
  const arcs = arcsOf([
    { code: 'SPORT', eighths: 5 },
    { code: 'HEALTH', eighths: 2 },
    { code: undefined, eighths: 1 },
  ]);
  expect(arcs.map(({ hue }) => hue.code)).toEqual(['SPORT', 'HEALTH', undefined]);
  const [sport, health, others] = arcs;
  expect(sport?.from).toBeCloseTo(-turn / 4, 0);
  expect((sport?.to ?? 0) - (sport?.from ?? 0)).toBeCloseTo((turn * 5) / 8 - 0.18, 5);
  expect(health?.from ?? 0).toBeGreaterThan(sport?.to ?? 0);
  expect((others?.to ?? 0) - (sport?.from ?? 0)).toBeLessThan(turn);
});

test('of one category it is whole', () => {
  const [arc] = arcsOf([{ code: 'SPORT', eighths: 8 }]);
  expect((arc?.to ?? 0) - (arc?.from ?? 0)).toBeCloseTo(turn, 5);
});
