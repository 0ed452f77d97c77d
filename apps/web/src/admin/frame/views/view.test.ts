import { expect, test } from 'vitest';
import { boolean } from '../../../shared/url-state/index.ts';
import { listReaders, word } from '../search.ts';
import { aroundOf, isSameState, knownState, leftOut, stateOf, tabOf } from './view.ts';

const readers = {
  ...listReaders,
  sortBy: word(['ID', 'NAME']),
  state: word(['LIVE', 'EXPIRED']),
  untranslated: boolean,
};

test('a view keeps filters, order and columns; neither the page, nor its size, nor the tab it stands in', () => {
  const search = { state: 'LIVE', sortBy: 'NAME', columns: 'name,id', pageNumber: 3, pageSize: 60 };
  expect(stateOf(readers, { ...search, tab: 'offers', view: '7', mode: 'order' })).toEqual({
    columns: 'name,id',
    sortBy: 'NAME',
    state: 'LIVE',
  });
  expect(aroundOf(readers, { ...search, tab: 'offers', view: '7' })).toEqual({
    pageSize: 60,
    tab: 'offers',
  });
});

test('two states are one, in whatever order they are written', () =>
  expect(
    isSameState(
      stateOf(readers, { untranslated: true, state: 'LIVE' }),
      knownState(readers, '?state=LIVE&untranslated=true'),
    ),
  ).toBe(true));

test.each([
  ['?state=LIVE&sortBy=NAME', []],
  ['?state=GONE', ['state']],
  ['?grade=A&state=LIVE', ['grade']],
  ['?sortBy=RATING&keyword=a%2Cb', ['sortBy']],
])('of %s the list leaves out %j and opens with the rest', (query, names) => {
  expect(leftOut(readers, query)).toEqual(names);
  expect(Object.keys(knownState(readers, query))).not.toContain(names[0]);
});

test('what the address names is open, even when it was changed since; else what looks the same', () => {
  const tabs = [
    { key: '', state: {} },
    { key: '7', state: { state: 'LIVE' } },
  ];
  const keyOf = (view: string | undefined, state: object) =>
    tabOf(tabs, { view, state: { ...state } })?.key;
  expect(keyOf('7', {})).toBe('7');
  expect(keyOf(undefined, { state: 'LIVE' })).toBe('7');
  expect(keyOf('8', {})).toBe('');
  expect(keyOf(undefined, { state: 'EXPIRED' })).toBeUndefined();
});
