import { expect, test } from 'vitest';
import { lockFaults } from './locked.mjs';

const integrity = `sha512-${'A'.repeat(86)}==`;
const lockOf = (entry: object) => ({
  packages: {
    '': { name: 'cafeteria' },
    'apps/web': { name: '@cafeteria/web' },
    'node_modules/@cafeteria/web': { resolved: 'apps/web', link: true },
    'node_modules/a/node_modules/@b/c': { version: '1.0.0', ...entry },
  },
});

test('a package with its integrity, and our own folders, are as they should be', () =>
  expect(lockFaults(lockOf({ integrity }))).toEqual([]));
test.each([
  ['none', {}],
  ['one of a broken hash', { integrity: `sha1-${'A'.repeat(28)}` }],
  ['one and the address of a registry', { integrity, resolved: 'https://registry.test/c.tgz' }],
])('a package with %s is refused', (_, entry) =>
  expect(lockFaults(lockOf(entry))).toEqual([
    expect.stringContaining('node_modules/a/node_modules/@b/c: package-lock.json'),
  ]),
);

test('a build for another machine that is named and not locked is refused', () =>
  expect(
    lockFaults(lockOf({ integrity, optionalDependencies: { '@b/c-linux-arm64': '1.0.0' } })),
  ).toEqual([
    'node_modules/a/node_modules/@b/c: package-lock.json lacks its @b/c-linux-arm64; npm run lock writes it',
  ]));
