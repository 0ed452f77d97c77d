import { posix as path } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circleProblems, houses, wallProblems } from './walls.mjs';

const lines = (...problems: string[]): string => problems.join('\n');

type House = (typeof houses)[number];
const folderOf = ({ root }: House, part: string): string =>
  part === '.' ? root : `${root}/${part}`;
const partsOf = ({ rows }: House): [part: string, beneath: string][] => Object.entries(rows);

/** A file of a part that imports a type from elsewhere, as somebody in a hurry would write it. */
const planting = (house: House, part: string, source: string) => ({
  file: `${folderOf(house, part)}/planted.ts`,
  text: `import type { Planted } from '${source}';\n`,
});
const relative = (house: House, part: string, target: string): string =>
  path.relative(folderOf(house, part), target);

const everyPart = houses.flatMap((house) =>
  partsOf(house).map(([part, beneath]) => ({ house, part, beneath: beneath.split(' ') })),
);

describe.each(everyPart)('the wall of $house.root, part $part', ({ house, part, beneath }) => {
  const others = partsOf(house)
    .map(([name]) => name)
    .filter((name) => name !== '.' && name !== part)
    .filter((name) => !beneath.some((one) => name === one || name.startsWith(`${one}/`)))
    // a part inside another one, such as admin/frame in admin, belongs to it
    .filter((name) => !name.startsWith(`${part}/`) && part !== '.');
  const library = house.only ? 'kysely' : (house.never?.[0] ?? '');
  const strangers = ['packages/contract', 'packages/i18n', 'packages/ui'].filter(
    (name) =>
      !house.packages.includes(name.slice('packages/'.length)) && !house.root.startsWith(name),
  );

  test.each(others)('refuses a type of %s', (other) => {
    const target = `${folderOf(house, other)}/room/index.ts`;
    const planted = planting(house, part, relative(house, part, target));
    expect(lines(...wallProblems([planted]))).toContain('may not import');
  });
  test.each(strangers)('refuses the package %s', (name) => {
    const source = name.replace('packages', '@cafeteria');
    expect(wallProblems([planting(house, part, source)])).toHaveLength(1);
  });
  test(`refuses the library ${library}`, () => {
    const source = library === 'node' ? 'node:fs' : library;
    expect(wallProblems([planting(house, part, source)])).toHaveLength(1);
  });
});

const server = 'apps/server/src';

describe('a room is entered by its door', () => {
  const from = { file: `${server}/catalogue/offer/offer.handlers.ts` };
  const reach = (source: string) =>
    wallProblems([{ ...from, text: `import { x } from '${source}';` }]);
  test('through its index.ts', () => expect(reach('../card/index.ts')).toEqual([]));
  test('and not past it', () =>
    expect(lines(...reach('../card/card.queries.ts'))).toContain('is reached through'));
  test('by a dynamic import either', () => {
    const text = "const later = () => import('../card/card.queries.ts');";
    expect(wallProblems([{ ...from, text }])).toHaveLength(1);
  });
  test('within itself freely', () => expect(reach('./offer.queries.ts')).toEqual([]));
  test('but for tests, which may look anywhere', () => {
    const text = "import { x } from '../card/card.queries.ts';";
    expect(wallProblems([{ file: `${server}/catalogue/offer/offer.test.ts`, text }])).toEqual([]);
  });
});

describe('a circle', () => {
  const file = (name: string, ...targets: string[]) => ({
    file: `${server}/${name}`,
    text: targets.map((target) => `import type { X } from '${target}';`).join('\n'),
  });
  test('of types between files is found', () => {
    const sources = [file('kernel/a/one.ts', './two.ts'), file('kernel/a/two.ts', './one.ts')];
    expect(lines(...circleProblems(sources))).toContain('one.ts');
  });
  test('between rooms is found, though no file is in one', () => {
    const sources = [
      file('kernel/a/one.ts', '../b/index.ts'),
      file('kernel/b/index.ts'),
      file('kernel/b/two.ts', '../a/index.ts'),
      file('kernel/a/index.ts'),
    ];
    expect(circleProblems(sources)).toEqual([`circle: ${server}/kernel/a, ${server}/kernel/b`]);
  });
  test('is none where arrows run one way', () => {
    const sources = [file('kernel/a/one.ts', '../b/index.ts'), file('kernel/b/index.ts')];
    expect(circleProblems(sources)).toEqual([]);
  });
});
