import { expect, test } from 'vitest';
import { unaskedReads, unaskedWrites } from './allowed.mjs';
import { readsOfParameters, readsOfShows, unneededReads } from './page-parts.mjs';

const file = 'apps/web/src/admin/money/planted/Planted.tsx';
const button = 'const { mutate } = useMutation(write(api.planted.pay));';
const problems = (...texts: string[]): number =>
  unaskedWrites(texts.map((text) => ({ file, text }))).length;

test('a button that asks nobody is refused', () => expect(problems(button)).toBe(1));
test('so is one whose step another may take first', () =>
  expect(problems('const { mutate } = useStep(api.planted.pay);')).toBe(1));
test.each([
  ['around it', '<Allowed to={api.planted.pay}><Button /></Allowed>'],
  ['in its code', 'if (may(api.planted.pay)) return null;'],
  ['at once in its code', 'const isAllowed = useMay()(api.planted.pay);'],
  [
    'by its page',
    "ownPage({ path: '/admin/planted',\n  needs: [api.planted.get, api.planted.pay],\n})",
  ],
  ['by a page that needs all of an entity', 'needs: Object.values(api.planted),\n'],
  ['by the frame', 'defineResource({ routes: api.planted })'],
])('one that asks %s is not', (_, asking) => expect(problems(button, asking)).toBe(0));
test('another call that is asked for does not count', () =>
  expect(problems(button, '<Allowed to={api.planted.list}></Allowed>')).toBe(1));

test('a part that reads for everybody what some may read is refused', () => {
  const sources = [{ file, text: 'useQuery(read(api.planted.list, {}));' }];
  const page = { file, text: 'needs: [api.planted.list],\n' };
  expect(unaskedReads(sources, () => true)).toHaveLength(1);
  expect(unaskedReads(sources, () => false)).toEqual([]);
  expect(unaskedReads([...sources, page], () => true)).toEqual([]);
});

const part = 'export const Part = () => useQuery(read(api.planted.list, {}));\n';
const readsOf = (page: string, ...others: string[]): string[] =>
  unneededReads(
    [
      { file: 'apps/web/src/admin/money/part/Part.tsx', text: part },
      { file, text: `import { Part } from '../part/index.ts';\n${page}` },
      ...others.map((text) => ({ file: 'apps/web/src/admin/money/other/Other.tsx', text })),
    ],
    () => true,
  );
test('a part reads only what the page it is drawn on needs, or what is asked for around it', () => {
  const screen = 'const Screen = () => <Part />;\n';
  const page = 'const page = ownPage({\n  needs: [api.planted.get],\n  Screen,\n});\n';
  const elsewhere = 'const other = ownPage({\n  needs: [api.planted.list],\n});\n';
  expect(readsOf(`${screen}${page}`, elsewhere)).toEqual([
    expect.stringContaining('Part reads planted.list'),
  ]);
  expect(readsOf(`${screen}${page.replace('get', 'list')}`)).toEqual([]);
  const asking = screen.replace('<Part />', '<Allowed to={api.planted.list}><Part /></Allowed>');
  expect(readsOf(`${asking}${page}`)).toEqual([]);
  expect(readsOf(page)).toEqual([]);
});

const thumb = 'const useThing = () => useQuery(read(api.planted.get, {}));\n';
const showsOf = (widget: string, read = thumb): string[] =>
  readsOfShows([{ file, text: `${read}${widget}` }], () => true);
test.each([
  ['a component', 'const thing = () => ({\n  empty: null,\n  Show: ThingShow,\n});\n'],
  [
    'a function',
    'const thing = () => ({\n  Show: ({ value }) =>\n    value ? <ThingShow /> : null,\n});\n',
  ],
  ['a part of its name', 'const Show = () => <ThingShow />;\nconst thing = () => ({ Show });\n'],
])('what a widget reads to show its value it asks for itself: %s', (_, widget) => {
  const shown = `const ThingShow = () => useThing();\n${widget}`;
  expect(showsOf(shown)).toEqual([expect.stringContaining('useThing reads planted.get')]);
  const asking = thumb.replace('useQuery', 'useMay()(api.planted.get) && useQuery');
  expect(showsOf(shown, asking)).toEqual([]);
});
test('what its form reads is not what it shows', () =>
  expect(
    showsOf(
      'const ThingEdit = () => useThing();\n' +
        'const thing = () => ({\n  Show: () => null,\n  Edit: ThingEdit,\n});\n',
    ),
  ).toEqual([]));
test.each([
  [
    'a route of what is referred to',
    'const useOne = ({ routes }) => useQuery(read(routes.get));',
    1,
  ],
  ['one further in', 'const useOne = (target) => useQuery(read(target.routes.get, {}));', 1],
  [
    'one that is asked for',
    'const useOne = ({ routes }) => useMay()(routes.get) && useQuery(read(routes.get));',
    0,
  ],
  [
    'another that is asked for',
    'const useOne = ({ routes }) => useMay()(routes.list) && useQuery(read(routes.get));',
    1,
  ],
  ['one of the frame', 'const useOne = () => useQuery(read(resource.routes.get, {}));', 0],
])('a route that is a parameter is asked for where it is read: %s', (_, text, problems) =>
  expect(readsOfParameters([{ file, text }])).toHaveLength(problems),
);
