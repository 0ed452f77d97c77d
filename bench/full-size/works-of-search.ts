/** Search: while somebody types, and of words nobody has searched for. */
import { randomInt } from 'node:crypto';
import type { LoadRequest } from './loader.ts';
import {
  type Bench,
  by,
  byEach,
  type Load,
  packed,
  simply,
  whileSaved,
  type Work,
} from './work.ts';

const letters = 'bcdfghjklmnprstvz';
const newWord = (): string =>
  Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
const afterSave = async ({ administrator, product }: Bench) => {
  await product.held();
  const milliseconds = await administrator.timeToSuggestion(newWord());
  return { milliseconds, held: await product.held() };
};

const typed =
  'restaurace nábytek kavárna masáže záměček hračky lékárna fitness wellness divadlo angličtina plavání'.split(
    ' ',
  );
/** What is sent while these are typed, from the third letter on. */
const beginnings = typed.flatMap((word) =>
  Array.from({ length: word.length - 2 }, (_, at) => word.slice(0, at + 3)),
);
const suggestions = ({ people: { readers } }: Bench): Load => ({
  connections: 8,
  requests: beginnings.flatMap((word) =>
    byEach(readers, {
      path: `/api/search/suggestion?keyword=${encodeURIComponent(word)}`,
      headers: packed,
    }),
  ),
});
/** Two words of the catalogue that nobody has searched for together. */
const searches = ({ people: { readers }, pages: { words }, round }: Bench): LoadRequest[] =>
  Array.from({ length: 12_000 }, (_, at) => {
    const one = words[(at * 7 + round * 31) % words.length];
    const other = words[(at * 13 + round * 101 + Math.floor(at / words.length)) % words.length];
    const keyword = encodeURIComponent(`${one} ${other}`);
    const path = `/api/search?keyword=${keyword}`;
    return by({ path, headers: packed }, readers[at % readers.length] ?? '');
  });
const searchesOf = (bench: Bench): Load => ({ connections: 8, requests: searches(bench) });

export const worksOfSearch: readonly Work[] = [
  {
    name: 'suggestion (8 connections)',
    review: '551/s, p99 41 ms, 1,788 µs; three times the data 3.3',
    aim: '300 µs, p99 10 ms',
    isGrown: true,
    measure: simply(suggestions),
  },
  {
    name: 'suggestion after a save',
    review: '8.1 ms, loop held 8.2 ms',
    aim: '10 ms, loop held 10 ms',
    measure: afterSave,
  },
  {
    name: 'search of two words nobody asked for (8 connections)',
    peers: 'Directus 257/s',
    review: '2,679/s, p99 20 ms, 369 µs',
    aim: 'p99 10 ms',
    isGrown: true,
    measure: simply(searchesOf),
  },
  {
    name: 'the same, while an administrator saves ten times a second',
    review: '0.2 of quiet, p99 22 ms',
    aim: '0.7 of quiet',
    measure: whileSaved(searchesOf),
  },
];
