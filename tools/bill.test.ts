import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { billOf } from './bill.mjs';

const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`;
const small = {
  packages: {
    '': { name: 'cafeteria', version: '0.1.0', devDependencies: { tool: '1.0.0' } },
    'apps/server': { name: '@cafeteria/server', dependencies: { '@b/c': '1.0.0', a: '2.0.0' } },
    'node_modules/@cafeteria/server': { resolved: 'apps/server', link: true },
    'node_modules/@b/c': {
      version: '1.0.0',
      integrity,
      license: 'MIT',
      dependencies: { a: '1.0.0' },
    },
    'node_modules/@b/c/node_modules/a': {
      version: '1.0.0',
      integrity,
      license: '(MIT OR CC0-1.0)',
    },
    'node_modules/a': { version: '2.0.0', integrity, license: 'SEE LICENSE IN x', optional: true },
    'node_modules/tool': { version: '1.0.0', integrity, dev: true },
  },
};

describe('the bill of materials', () => {
  const bill = billOf(small);
  it('names what runs, with where it is from, under which licence and by which hash', () =>
    expect(bill.components).toEqual([
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40b/c@1.0.0',
        group: '@b',
        name: 'c',
        version: '1.0.0',
        scope: 'required',
        hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
        licenses: [{ license: { id: 'MIT' } }],
        purl: 'pkg:npm/%40b/c@1.0.0',
      },
      expect.objectContaining({
        purl: 'pkg:npm/a@1.0.0',
        licenses: [{ expression: '(MIT OR CC0-1.0)' }],
      }),
      expect.objectContaining({
        purl: 'pkg:npm/a@2.0.0',
        scope: 'optional',
        licenses: [{ license: { name: 'SEE LICENSE IN x' } }],
      }),
    ]));
  it('says who needs whom as Node finds it', () =>
    expect(bill.dependencies).toEqual([
      { ref: 'pkg:npm/%40b/c@1.0.0', dependsOn: ['pkg:npm/a@1.0.0'] },
      { ref: 'pkg:npm/a@1.0.0', dependsOn: [] },
      { ref: 'pkg:npm/a@2.0.0', dependsOn: [] },
      { ref: 'pkg:npm/cafeteria@0.1.0', dependsOn: ['pkg:npm/%40b/c@1.0.0', 'pkg:npm/a@2.0.0'] },
    ]));
  it('is the same each time, and another for another lock', () => {
    expect(billOf(small)).toEqual(bill);
    expect(bill.serialNumber).toMatch(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    const all = billOf(small, { withDevelopment: true });
    expect(all.components.map(({ purl }) => purl)).toContain('pkg:npm/tool@1.0.0');
    expect(all.serialNumber).not.toBe(bill.serialNumber);
  });
});

test('the bill of this product has each package once with its hash, and refers to nothing else', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const { components, dependencies, metadata } = billOf(lock);
  const refs = components.map((one) => one['bom-ref']);
  expect(refs.length).toBeGreaterThan(200);
  expect(new Set(refs).size).toBe(refs.length);
  expect(components.filter(({ hashes }) => !hashes)).toEqual([]);
  expect(new Set(dependencies.map(({ ref }) => ref))).toEqual(
    new Set([...refs, metadata.component['bom-ref']]),
  );
  const named = new Set(refs);
  expect(
    dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !named.has(ref)),
  ).toEqual([]);
  expect(refs).toContain(`pkg:npm/fastify@${lock.packages['node_modules/fastify'].version}`);
  expect(refs.some((ref) => ref.startsWith('pkg:npm/vitest@'))).toBe(false);
});
