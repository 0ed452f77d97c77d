import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedBeginnings, wordsNear } from './edit-distance.ts';
import type { SearchDocument } from './documents.ts';
import { SearchIndex } from './search-index.ts';

/** The distance to the beginning of one word; 3 when it is farther than two edits. */
const prefixDistance = (typed: string, word: string): number =>
  wordsNear(typed, [word], sharedBeginnings([word]), 2)[0]?.distance ?? 3;
const document = (
  names: readonly string[],
  more: Partial<SearchDocument> = {},
): SearchDocument => ({ kind: 0, names, tags: [], texts: [], score: 0, ...more });
const all = { kinds: [0, 1], offset: 0, limit: 20 };
const shop = [
  document(['Kavárna Žižkov'], { score: 5 }),
  document(['Restaurace U Lípy', 'Reštaurácia Pod Lipou', 'Linden restaurant'], { score: 9 }),
  document(['Žďár nad Sázavou'], { kind: 1 }),
  document(['Lípa'], { score: 1 }),
  document(['Čajovna'], { tags: ['Kavárny a cukrárny'], score: 50 }),
  document(['Pekárna'], { texts: ['Kavárenské speciality a lipový med'], score: 99 }),
  document(['Nová Kavárna'], { score: 7 }),
];
const build = (documents: readonly SearchDocument[]): Promise<SearchIndex> =>
  SearchIndex.build(documents, (one) => one);
const index = await build(shop);
const namesFor = (keyword: string, options = all) =>
  index
    .search(keyword, options)
    .flatMap(({ documents }) => documents.map((at) => shop[at]?.names[0]));

describe('search', () => {
  it.each([
    ['kavarna zizkov', ['Kavárna Žižkov']],
    ['ZDAR NAD SAZAVOU', ['Žďár nad Sázavou']],
    ['zdar sazav', ['Žďár nad Sázavou']],
    ['restaurce', ['Restaurace U Lípy']],
    ['resaturace', ['Restaurace U Lípy']],
    ['restauracia', ['Restaurace U Lípy']],
    ['linden', ['Restaurace U Lípy']],
    ['kavarnna', ['Kavárna Žižkov', 'Nová Kavárna']],
    ['zizkov kavarna', ['Kavárna Žižkov']],
    ['zizkov restaurace', []],
    ['xyzzy', []],
    ['  –  ', []],
  ])('for "%s" finds %j', (keyword, expected) => {
    expect(namesFor(keyword).toSorted()).toEqual([...expected].toSorted());
  });

  it('ranks whole name, its beginning, a word of it, tag and description, whatever their relevance', () => {
    expect(namesFor('kavarn')).toEqual(['Kavárna Žižkov', 'Nová Kavárna', 'Čajovna']);
    expect(namesFor('lip')).toEqual(['Lípa', 'Restaurace U Lípy', 'Pekárna']);
    expect(namesFor('lipa')).toEqual(['Lípa']);
  });

  it('takes letters alone for words, not for the beginnings of everything', async () => {
    const brands = await build([
      document(['C&A']),
      document(['Cukrárna a čajovna']),
      document(['Auto Centrum']),
    ]);
    const found = (keyword: string) => brands.search(keyword, all)[0]?.documents;
    expect([found('c&a'), found('a&b'), found('auto c')]).toEqual([[0], [], [2]]);
  });

  it('puts the more relevant first among equally good matches', async () => {
    const twins = await build([
      document(['Kino Jih'], { score: 1 }),
      document(['Kino Sever'], { score: 3 }),
      document(['Kino Západ'], { score: 2 }),
    ]);
    expect(twins.search('kino', all)[0]?.documents).toEqual([1, 2, 0]);
  });

  it('groups by kind with totals, and pages within a group', async () => {
    expect(
      index
        .search('lip', { ...all, limit: 1 })
        .map(({ kind, total, documents }) => [kind, total, documents.length]),
    ).toEqual([
      [0, 3, 1],
      [1, 0, 0],
    ]);
    const many = await build(
      Array.from({ length: 25 }, (_, at) => document([`Sport ${at}`], { score: -at })),
    );
    expect(many.search('sport', { kinds: [0], offset: 20, limit: 20 })).toEqual([
      { kind: 0, total: 25, documents: [20, 21, 22, 23, 24], ranks: [60, 60, 60, 60, 60] },
    ]);
  });

  it('finds nothing like it where what was found is not wanted', () => {
    expect(index.search('kavarna', { ...all, isWanted: () => false })[0]?.total).toBe(0);
    expect(index.search('kavarna', { ...all, isWanted: (at) => at === 6 })[0]?.documents).toEqual([
      6,
    ]);
  });

  it('leaves out what the reader may not see, also from the totals', () => {
    const isVisible = (at: number): boolean => at !== 0;
    expect(index.search('kavarna', { ...all, isVisible })[0]).toEqual({
      kind: 0,
      total: 1,
      documents: [6],
      ranks: [59],
    });
  });

  it('answers the same however often it is asked', () => {
    const first = index.search('kavarna lip', all);
    index.search('restaurce', all);
    expect(index.search('kavarna lip', all)).toEqual(first);
  });
});

describe('the distance to the beginning of a word', () => {
  it.each([
    ['restaurce', 'restaurace', 1],
    ['abdc', 'abcd', 1],
    ['abc', 'abcdef', 0],
    ['kavrna', 'kavarna', 1],
    ['xkavarna', 'kavarna', 1],
    ['xyz', 'kavarna', 3],
  ])('of "%s" to "%s" is %i', (typed, word, distance) => {
    expect(prefixDistance(typed, word)).toBe(distance);
  });

  it('is at most the number of edits made', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcdefghij'),
      minLength: 4,
      maxLength: 20,
    });
    fc.assert(
      fc.property(
        letters,
        fc.nat(19),
        fc.constantFrom('drop', 'double', 'change'),
        (word, place, edit) => {
          const at = place % word.length;
          const typed = {
            drop: word.slice(0, at) + word.slice(at + 1),
            double: word.slice(0, at) + word.charAt(at) + word.slice(at),
            change: `${word.slice(0, at)}z${word.slice(at + 1)}`,
          }[edit];
          expect(prefixDistance(typed, word)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

it('words met in order are as near as words met alone', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ab'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 60 }),
      word,
      fc.constantFrom(1, 2),
      (list, typed, max) => {
        const words = list.toSorted();
        const alone = words.flatMap((one, at) => {
          const near = wordsNear(typed, [one], sharedBeginnings([one]), max)[0];
          return near ? [{ word: at, distance: near.distance }] : [];
        });
        expect(wordsNear(typed, words, sharedBeginnings(words), max)).toEqual(alone);
      },
    ),
  );
});

it('a found document begins with each typed word somewhere, or holds each typed letter', async () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 4 });
  const name = fc.array(word, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(name, { minLength: 1, maxLength: 30 }),
      fc.array(fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 3 }), {
        minLength: 1,
        maxLength: 3,
      }),
      async (names, typed) => {
        const made = await build(names.map((words) => document([words.join(' ')])));
        const areLetters = typed.every((part) => part.length === 1);
        const holds = (words: readonly string[], part: string): boolean =>
          words.some((one) => (areLetters ? one === part : one.startsWith(part)));
        const expected = names.flatMap((words, at) =>
          typed.every((part) => holds(words, part)) ? [at] : [],
        );
        const found =
          made.search(typed.join(' '), { kinds: [0], offset: 0, limit: 100 })[0]?.documents ?? [];
        expect([...found].sort((a, b) => a - b)).toEqual(expected);
      },
    ),
  );
});
