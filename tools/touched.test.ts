import { describe, expect, it } from 'vitest';
import { linesOf } from './changed.mjs';
import { namesOn, testsOf } from './touched.mjs';

const form = [
  "import { z } from 'zod';",
  'const fields = z.object({',
  '  name: z.string(),',
  '});',
  'export const OfferForm = fields;',
  '',
  'export const OfferView = z.object({});',
].join('\n');

/** A product of five rooms; a line of each says what it takes. */
const sources = Object.entries({
  'packages/contract/src/index.ts': "export * from './catalogue/index.ts';",
  'packages/contract/src/catalogue/index.ts': "import { offerRoutes } from './offer.ts';",
  'packages/contract/src/catalogue/offer.ts': form,
  'apps/server/src/app.ts': "import { candidate } from './import/index.ts';",
  'apps/server/src/app.test.ts': "import { app } from './app.ts';",
  'apps/server/src/import/index.ts': "export { candidate } from './candidate.ts';",
  'apps/server/src/import/candidate.ts': [
    "import { type OfferForm } from '@cafeteria/contract';",
    'export const candidate = (): OfferForm => ({});',
  ].join('\n'),
  'apps/server/src/import/import.test.ts': "import { openTestApp } from '../test/test-app.ts';",
  'apps/server/src/page/page.ts': [
    "import { OfferView } from '@cafeteria/contract';",
    'export const page = OfferView;',
  ].join('\n'),
  'apps/server/src/page/page.test.ts': "import { page } from './page.ts';",
  'apps/server/src/list/list.test.ts': [
    "import { candidate } from '../import/index.ts';",
    "import { type Tables } from '../page/tables.gen.ts';",
  ].join('\n'),
  'apps/server/src/page/tables.gen.ts': 'export type Tables = {};',
  'apps/server/src/other/other.test.ts': "import { OtherForm } from '@cafeteria/contract';",
}).map(([file, text]) => ({ file, text }));

const offer = 'packages/contract/src/catalogue/offer.ts';
const testsAfter = (file: string, ...names: readonly string[]): readonly string[] =>
  testsOf(new Map([[file, names.length === 0 ? undefined : new Set(names)]]), sources);

describe('the tests of a change', () => {
  it('are of the rooms that take the name that changed, through doors, and of who takes theirs', () => {
    expect(testsAfter(offer, 'OfferForm')).toEqual([
      'apps/server/src/import/import.test.ts',
      'apps/server/src/list/list.test.ts',
    ]);
    expect(testsAfter(offer, 'OfferView')).toEqual(['apps/server/src/page/page.test.ts']);
  });
  it('are of all its names where that is not known', () => {
    expect(testsAfter(offer)).toHaveLength(3);
  });
  it('are not of everything because what puts the product together takes it', () => {
    expect(testsAfter('apps/server/src/import/candidate.ts', 'candidate')).toEqual([
      'apps/server/src/import/import.test.ts',
      'apps/server/src/list/list.test.ts',
    ]);
  });
  it('are not those beside a file that is generated: nobody writes there what they test', () => {
    expect(testsAfter('apps/server/src/page/tables.gen.ts', 'Tables')).toEqual([
      'apps/server/src/list/list.test.ts',
    ]);
  });
  it('are those beside a file that is no code', () => {
    expect(testsAfter('apps/server/src/page/page.css')).toEqual([
      'apps/server/src/page/page.test.ts',
    ]);
  });
});

describe('the names that lines change', () => {
  it.each([
    ['of what they stand in', [[7, 7]], ['OfferView']],
    ['of what is made of it in the file', [[3, 3]], ['OfferForm']],
    [
      'of each of them',
      [
        [3, 3],
        [7, 7],
      ],
      ['OfferForm', 'OfferView'],
    ],
  ])('are those %s', (_, lines, names) => {
    expect(namesOn(lines, form)).toEqual(new Set(names));
  });
  it('are unknown beside every declaration', () => {
    expect(namesOn([[1, 1]], form)).toBeUndefined();
  });
  it('are found by a diff, also where lines only went, and not in a file that went', () => {
    const diff = [
      '--- a/one.ts',
      '+++ b/one.ts',
      '@@ -3,0 +4,2 @@ head',
      '+new',
      '+new',
      '@@ -9 +12,0 @@',
      '-old',
      '--- a/two.ts',
      '+++ /dev/null',
      '@@ -1 +0,0 @@',
    ].join('\n');
    expect([...linesOf(diff)]).toEqual([
      [
        'one.ts',
        [
          [4, 5],
          [12, 12],
        ],
      ],
    ]);
  });
});
