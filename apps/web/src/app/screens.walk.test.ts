import { expect, it } from 'vitest';
import { portalRoutes } from '../portal/routes.ts';
import type { ScreenData } from '../shared/routing/index.ts';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
type Read = (file: string) => string | undefined;
const at = (path: string, from: string): string =>
  new URL(path, `file:///${from}`).pathname.slice(1);
const read: Read = (file) =>
  sources[file.replace(/^src\//, '../')] ?? sources[file.replace(/^src\/app\//, './')];

const statement = /^(import|export)(?! type)\b([^;]*?)\bfrom '(\.[^']+)';$/gm;
const namesIn = (text: string): readonly string[] => text.match(/\w+/g) ?? [];
/** What a file is made of before anything is asked for later, itself included; of a door only what is taken there. */
const partsOf = (
  file: string,
  from: Read,
  taken?: readonly string[],
  seen = new Set<string>(),
): ReadonlySet<string> => {
  const isDoor = file.endsWith('/index.ts');
  if (seen.has(file) && !isDoor) return seen;
  seen.add(file);
  for (const [, verb, text = '', path = ''] of (from(file) ?? '').matchAll(statement)) {
    const names = namesIn(text);
    const isTaken = !isDoor || verb === 'import' || names.some((name) => taken?.includes(name));
    if (isTaken) partsOf(at(path, file), from, names, seen);
  }
  return seen;
};
/** Files of texts a screen says something of, and does not wait for: what it draws flickers, or shows keys. */
const unasked = ({ module, namespaces }: ScreenData, from: Read): readonly string[] => {
  const own = [...partsOf(module, from)].filter((file) => file.startsWith('src/portal/'));
  const used = own.flatMap((file) =>
    [...(from(file) ?? '').matchAll(/\buseTexts\('(\w+)'\)/g)].map(([, name = '']) => name),
  );
  const wanted: readonly string[] = [...namespaces, 'common'];
  return [...new Set(used)].filter((name) => !wanted.includes(name));
};

type Shown = { readonly options: { readonly staticData?: { readonly screen?: ScreenData } } };
const routes: readonly Shown[] = portalRoutes;
const screens = routes.flatMap(({ options }) => options.staticData?.screen ?? []);
/** What the routes load: `lazyRouteComponent(() => import('./HomeScreen.tsx'), 'HomeScreen')`. */
const loaded = Object.keys(sources).flatMap((path) => {
  const file = path.replace('../', 'src/');
  return file.startsWith('src/portal/') && file.endsWith('/routes.ts')
    ? [...(read(file) ?? '').matchAll(/\bimport\('([^']+Screen\.tsx)'\)/g)].map(([, one = '']) =>
        at(one, file),
      )
    : [];
});

it('the screen that is told to the server is the one that is loaded, of every route', () => {
  expect(screens.length).toBeGreaterThan(15);
  expect([...new Set(screens.map(({ module }) => module))].toSorted()).toEqual(
    [...new Set(loaded)].toSorted(),
  );
});
it('a screen waits for all the texts it is made of', () =>
  expect(
    screens.map((one) => [one.module, unasked(one, read)]).filter(([, names]) => names?.length),
  ).toEqual([]));
it('a screen that waits for too little is found, by a part of a part too', () => {
  const planted: Readonly<Record<string, string>> = {
    'src/portal/hint/HintScreen.tsx': `import { Hint } from './Hint.tsx';`,
    'src/portal/hint/Hint.tsx': `const { t } = useTexts('magazine');\nconst later = import('./Later.tsx');`,
    'src/portal/hint/Later.tsx': `const { t } = useTexts('faq');`,
  };
  const screen = { module: 'src/portal/hint/HintScreen.tsx', namespaces: ['cafeteria'] } as const;
  expect(unasked(screen, (file) => planted[file])).toEqual(['magazine']);
});
