import { expect, test } from 'vitest';

const word = 'a word, which is shown whole';
const form = 'it stands in a form alone, which shows all of it: the page has no detail';
/** Values of widgets whose parts no `everyFieldIsSeen` goes over, each with the reason. */
const without: Readonly<Record<string, string>> = {
  ArticleBlock: 'the article is shown as its readers see it (ArticlePreview)',
  LocalizedText: 'shown in every language by what shows any text',
  Money: 'an amount and its currency are shown together',
  Regime: word,
  Limited: word,
  Colour: word,
  Value: 'any word of a vocabulary',
  Defaults: form,
  Payment: form,
  Items: form,
};

const texts = import.meta.glob<string>('./**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
type Sources = readonly (readonly [string, string])[];
const sources: Sources = Object.entries(texts).filter(([file]) => !file.includes('.walk.'));
const isTest = (file: string): boolean => file.includes('.test.');

/** What widgets are of, but for plain values: `ContactPerson` of `Widget<ContactPerson[]>`. */
const valuesIn = (all: Sources): ReadonlySet<string> =>
  new Set(
    all
      .filter(([file]) => !isTest(file))
      .flatMap(([, text]) =>
        [...text.matchAll(/\): Widget<([A-Z]\w+)(?:\[\]|\[number\])?(?: \| null)?>/g)].flatMap(
          ([, value = '']) => value,
        ),
      ),
  );
const goneOver = (all: Sources): ReadonlySet<string> =>
  new Set(
    all
      .filter(([file]) => isTest(file))
      .flatMap(([, text]) =>
        [...text.matchAll(/\beveryFieldIsSeen<(\w+)>/g)].flatMap(([, value = '']) => value),
      ),
  );
/** Values that neither a test goes over nor a reason excuses, and reasons that excuse nothing. */
const problemsOf = (all: Sources): readonly string[] => {
  const [values, tried] = [valuesIn(all), goneOver(all)];
  return [
    ...[...values].filter((value) => !tried.has(value) && !(value in without)),
    ...Object.keys(without).filter((value) => tried.has(value) || !values.has(value)),
  ];
};

test('each part of what a widget of administration edits is shown, or it is said why not', () =>
  expect(problemsOf(sources)).toEqual([]));
test('a widget whose parts nobody looks for is named, and a reason nobody needs', () => {
  const planted = [
    './planted.tsx',
    'export const it = (): Widget<Planted[] | null> => ({',
  ] as const;
  expect(problemsOf([...sources, planted])).toEqual(['Planted']);
  const others = sources.filter(([file]) => file !== './people/client/shown.test.ts');
  expect(problemsOf(others)).toContain('CreditPolicy');
  const tried = ['./planted.test.ts', 'everyFieldIsSeen<Money>('] as const;
  expect(problemsOf([...sources, tried])).toEqual(['Money']);
});
