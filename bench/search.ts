/** Search over 75,000 names, in memory: build, memory, and the time of suggestions with and without typos. */
import { performance } from 'node:perf_hooks';
import {
  type SearchDocument,
  SearchIndex,
  wordsOf,
} from '../apps/server/src/platform/search-index/index.ts';
import { percentile, seeded } from './random.ts';

const syllables = [
  [
    'Ku',
    'Vo',
    'Ře',
    'Šte',
    'Ži',
    'Hra',
    'Dvo',
    'Bla',
    'Čer',
    'Kří',
    'Mla',
    'Pro',
    'Svo',
    'Tře',
    'Ve',
    'Zá',
    'Ble',
    'Cho',
    'Děl',
    'Jan',
    'Ka',
    'Li',
    'Mo',
    'Ně',
    'Pa',
    'Rů',
    'Sla',
    'To',
    'Úh',
    'Vlč',
  ],
  [
    'bí',
    'cha',
    'dě',
    'há',
    'ja',
    'ko',
    'lí',
    'mě',
    'ně',
    'pě',
    'ra',
    'ře',
    'sa',
    'ši',
    'tě',
    'vá',
    'za',
    'ží',
    'lo',
    'du',
  ],
  [
    'čka',
    'nek',
    'ský',
    'rna',
    'vec',
    'tor',
    'lín',
    'mix',
    'nice',
    'dlo',
    'ček',
    'ník',
    'rek',
    'lka',
    'na',
    'tín',
    'bor',
    'slav',
    'mír',
    'vit',
  ],
] as const;
const kinds = [
  'Kavárna',
  'Restaurace',
  'Fitness',
  'Knihkupectví',
  'Lékárna',
  'Divadlo',
  'Hotel',
  'Masáže',
  'Jazyková škola',
  'Bazén',
];
const letters = 'abcdefghijklmnoprstuvyz';
const names = 75_000;
const searchCount = 2_000;

const random = seeded(7);
const pick = <T>(
  list: Readonly<Record<number, T>> & { readonly length: number },
  otherwise: T,
): T => list[Math.floor(random() * list.length)] ?? otherwise;
const word = (): string =>
  pick(syllables[0], 'Ku') +
  pick(syllables[1], 'bí') +
  (random() < 0.5 ? pick(syllables[1], 'bí') : '') +
  pick(syllables[2], 'čka');

const edited = (text: string): string => {
  const at = 1 + Math.floor(random() * (text.length - 1));
  const how = random();
  if (how < 0.25) return text.slice(0, at) + pick(letters, 'a') + text.slice(at + 1);
  if (how < 0.5) return text.slice(0, at) + text.slice(at + 1);
  if (how < 0.75) return text.slice(0, at) + pick(letters, 'a') + text.slice(at);
  return at + 1 < text.length
    ? text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
    : text.slice(0, at);
};

export const measureSearch = async (): Promise<string[]> => {
  const documents: SearchDocument[] = Array.from({ length: names }, (_, at) => ({
    kind: at % 2,
    names: [`${pick(kinds, 'Kino')} ${word()} ${word()}ova`],
    tags: [],
    texts: [],
    score: Math.floor(random() * 1_000),
  }));
  globalThis.gc?.();
  const before = process.memoryUsage();
  const started = performance.now();
  const index = await SearchIndex.build(documents, (one) => one);
  const built = performance.now() - started;
  globalThis.gc?.();
  const after = process.memoryUsage();
  const megabytes =
    (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1_000_000;
  const long = (): string =>
    wordsOf(documents[Math.floor(random() * names)]?.names[0] ?? '').findLast(
      (one) => one.length >= 8,
    ) ?? 'kavarna';
  const questions: Readonly<Record<string, () => string>> = {
    'three letters': () => long().slice(0, 3),
    'a prefix of 4–7': () => long().slice(0, 4 + Math.floor(random() * 4)),
    'two words': () => `${wordsOf(pick(kinds, 'Kino'))[0]} ${long().slice(0, 5)}`,
    'one typo': () => edited(long()),
    'two typos': () => edited(edited(long())),
    'a typo in a prefix': () => edited(long().slice(0, 6)),
  };
  const lines = Object.entries(questions).map(([name, ask]) => {
    const keywords = Array.from({ length: searchCount }, ask);
    let empty = 0;
    const times = keywords
      .map((keyword) => {
        const from = performance.now();
        if (
          index
            .search(keyword, { kinds: [0, 1], offset: 0, limit: 8 })
            .every(({ total }) => total === 0)
        )
          empty += 1;
        return performance.now() - from;
      })
      .sort((a, b) => a - b);
    const emptyShare = ((empty / searchCount) * 100).toFixed(0);
    return [
      `${name.padEnd(20)} p50 ${percentile(times, 0.5)} ms`,
      `p99 ${percentile(times, 0.99)} ms`,
      `${emptyShare} % empty`,
    ].join('   ');
  });
  const words = index.size.words.toLocaleString('en');
  return [
    `${names.toLocaleString('en')} names, ${words} words: ` +
      `built in ${built.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`,
    ...lines,
  ];
};
