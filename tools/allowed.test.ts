import { expect, test } from 'vitest';
import { unaskedReads, unaskedWrites } from './allowed.mjs';

const file = 'apps/web/src/admin/money/planted/Planted.tsx';
const button = 'const { mutate } = useMutation(write(api.planted.pay));';
const problems = (...texts: string[]): number =>
  unaskedWrites(texts.map((text) => ({ file, text }))).length;

test('a button that asks nobody is refused', () => expect(problems(button)).toBe(1));
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
