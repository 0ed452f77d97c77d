import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from './documents.ts';
import { LiveIndex } from './live-index.ts';
import { SearchIndex } from './search-index.ts';

const all = { kinds: [0, 1], offset: 0, limit: 1_000 };
const document = (name: string, score: number, kind = 0): SearchDocument => ({
  kind,
  names: [name],
  tags: [],
  texts: [],
  score,
});
/** An index over documents that may be changed. */
const open = async (first: readonly (readonly [number, SearchDocument])[]) => {
  const documents = new Map(first);
  const index = new LiveIndex((number) => documents.get(number));
  await index.update(documents.keys());
  return { documents, index };
};
const found = (index: LiveIndex, keyword: string): number[] =>
  index.search(keyword, all).flatMap(({ documents }) => documents);

describe('an index that follows its documents', () => {
  it('finds what is new, what is called otherwise now, and no longer what is gone', async () => {
    const { documents, index } = await open(
      Array.from({ length: 500 }, (_, at) => [at, document(`Kavárna ${at}`, at)] as const),
    );
    documents.set(7, document('Čajovna', 1));
    documents.set(1_000, document('Čajírna', 2));
    documents.delete(8);
    await index.update([7, 1_000, 8]);
    expect(found(index, 'caj')).toEqual([1_000, 7]);
    expect(found(index, 'kavarna 7')).not.toContain(7);
    expect(found(index, 'kavarna')).toHaveLength(498);
    expect(index.size.documents).toBe(500);
  });

  it('forgives typos alike in all its parts', async () => {
    const { documents, index } = await open(
      Array.from({ length: 200 }, (_, at) => [at, document(`Restaurace ${at}`, at)] as const),
    );
    documents.set(900, document('Restaurak', 5));
    await index.update([900]);
    // one edit away in the large part, two in the small one: the nearer word is meant
    expect(found(index, 'restaurcae')).not.toContain(900);
  });

  it('keeps few parts, however often something changes', async () => {
    const { documents, index } = await open(
      Array.from({ length: 2_000 }, (_, at) => [at, document(`Obchod ${at}`, at)] as const),
    );
    for (let change = 0; change < 300; change += 1) {
      const number = (change * 37) % 2_000;
      documents.set(number, document(`Prodejna ${change}`, change));
      await index.update([number]);
    }
    expect(index.size.parts).toBeLessThan(6);
    expect(found(index, 'prodejna')).toHaveLength(300);
  });

  it('answers what an index made from scratch of the same documents answers, whatever came and went', async () => {
    const names = ['Kavárna', 'Kavarnička', 'Čajovna', 'Hotel', 'Hotýlek U lípy', 'Lípa', 'Kino'];
    const change = fc.record({
      number: fc.nat({ max: 30 }),
      name: fc.option(fc.constantFrom(...names), { nil: undefined }),
      score: fc.nat({ max: 5 }),
      kind: fc.nat({ max: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { maxLength: 8 }), { maxLength: 12 }),
        fc.constantFrom('kav', 'hotel', 'kavrana', 'lip', 'u lipy', 'kino', 'x'),
        async (rounds, keyword) => {
          const { documents, index } = await open([]);
          for (const round of rounds) {
            for (const { number, name, score, kind } of round)
              if (name === undefined) documents.delete(number);
              else documents.set(number, document(name, score, kind));
            await index.update(round.map(({ number }) => number));
          }
          const numbers = [...documents.keys()].toSorted((a, b) => a - b);
          const rebuilt = await SearchIndex.build(numbers, (number) => {
            const one = documents.get(number);
            if (!one) throw new Error('gone');
            return one;
          });
          const expected = rebuilt.search(keyword, all).map(({ documents: places, ...group }) => ({
            ...group,
            documents: places.map((place) => numbers[place]),
          }));
          expect(index.search(keyword, all)).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('finds the best of every kind without judging the rest, as it does with totals', async () => {
    const names = [
      'Lípa',
      'U Lípy',
      'Lipový dům',
      'Nová lípa',
      'Čaj pod lípou',
      'Hotel',
      'Hotýlek',
    ];
    const thing = fc.record({
      name: fc.constantFrom(...names),
      score: fc.nat({ max: 9 }),
      kind: fc.nat({ max: 2 }),
      isHidden: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(thing, { maxLength: 60 }),
        fc.array(fc.nat({ max: 59 }), { maxLength: 20 }),
        fc.constantFrom('l', 'lip', 'lipa', 'lpia', 'u lip', 'hotle'),
        async (things, again, keyword) => {
          const { index } = await open(
            things.map(({ name, score, kind }, at) => [at, document(name, score, kind)] as const),
          );
          await index.update(again);
          // others ask the same, who see other things
          for (const isHidden of [false, true, false]) {
            const options = {
              kinds: isHidden ? [2, 1] : [1, 0],
              offset: 0,
              limit: 3,
              isVisible: (number: number) => things[number]?.isHidden === isHidden,
            };
            const best = index.search(keyword, { ...options, isCounted: false });
            expect(best).toEqual(
              index.search(keyword, options).map(({ total, ...one }) => ({
                ...one,
                total: Math.min(total, 3),
              })),
            );
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('asks of few whether they may be seen where only the best are wanted', async () => {
    const { index } = await open(
      Array.from({ length: 5_000 }, (_, at) => [at, document(`Kavárna ${at}`, at)] as const),
    );
    let judged = 0;
    const isVisible = (): boolean => (judged += 1) > 0;
    const [best] = index.search('ka', {
      kinds: [0],
      offset: 0,
      limit: 8,
      isCounted: false,
      isVisible,
    });
    expect(best?.documents).toEqual([4_999, 4_998, 4_997, 4_996, 4_995, 4_994, 4_993, 4_992]);
    expect(judged).toBe(8);
  });

  it('finds what few may see though hundreds of better ones are hidden from them', async () => {
    const { index } = await open(
      Array.from({ length: 1_000 }, (_, at) => [at, document(`Kavárna ${at}`, at)] as const),
    );
    const bestBelow = (end: number) =>
      index.search('ka', {
        kinds: [0],
        offset: 0,
        limit: 3,
        isCounted: false,
        isVisible: (number) => number < end,
      })[0]?.documents;
    expect([1_000, 802, 500, 2, 1_000].map(bestBelow)).toEqual([
      [999, 998, 997],
      [801, 800, 799],
      [499, 498, 497],
      [1, 0],
      [999, 998, 997],
    ]);
  });
});
