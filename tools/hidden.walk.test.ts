import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
/** The lines that hide from eyes alone, wherever something is hidden so in some widths only. */
const lines = [
  'position: absolute',
  'inline-size: 1px',
  'block-size: 1px',
  'overflow: hidden',
  'clip-path: inset(50%)',
  'white-space: nowrap',
];
/** The one rule for what is always hidden. */
const rule = 'packages/ui/src/styles/hidden.css';

type Found = { readonly around: readonly string[]; readonly lines: readonly string[] };
/** What hides from eyes, with the selectors and conditions around it, outermost first. */
const hidings = (style: string): readonly Found[] => {
  const around: string[] = [];
  const found: Found[] = [];
  for (const [, body = '', brace] of style
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]*)([{}])/g)) {
    const own = body.split(';').map((line) => line.trim());
    if (brace === '{') around.push(own.at(-1) ?? '');
    else {
      const all = own.filter((line) => line !== '');
      if (all.includes('clip-path: inset(50%)')) found.push({ around: [...around], lines: all });
      around.pop();
    }
  }
  return found;
};
/** One that is hidden in some widths, or until it is used, has to say so itself. */
const isSometimes = ({ around }: Found): boolean =>
  around.some((one) => /^@(?:media|container)|:not\(:focus/.test(one));
const problemsOf = (file: string, style: string): string[] =>
  hidings(style).flatMap((found) => {
    const name = `${file}: ${found.around.at(-1) ?? ''}`;
    if (!isSometimes(found)) return [`${name} is always hidden: data-hidden="true" says it`];
    return found.lines.join() === lines.join() || found.around.at(-1)?.includes(':not(:focus')
      ? []
      : [`${name} hides by other lines: ${found.lines.join('; ')}`];
  });

/** Movements say their day to eyes, too, where there is no column for it. */
const shownInSomeWidths = 'apps/web/src/portal/profile/money/history/History.module.css: .when';

it('what is hidden from eyes alone is hidden by one rule, or by its lines in some widths', () => {
  const files = globSync('{apps/web/src,packages/ui/src}/**/*.css', { cwd: root });
  const styles = files.map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));
  expect(styles.flatMap(({ text }) => hidings(text)).length).toBeGreaterThan(8);
  const [own] = hidings(readFileSync(new URL(rule, root), 'utf8'));
  expect(own?.lines).toEqual(expect.arrayContaining(lines));
  const problems = styles
    .filter(({ file }) => file !== rule)
    .flatMap(({ file, text }) => problemsOf(file, text));
  expect(problems).toEqual([`${shownInSomeWidths} is always hidden: data-hidden="true" says it`]);
});

const hiding = (more: readonly string[]): string => `.a { ${more.join('; ')}; }`;
it('a copy of the rule and other lines in some widths are refused', () => {
  expect(problemsOf('a.css', hiding(lines))).toEqual([expect.stringContaining('always hidden')]);
  const narrow = (more: readonly string[]) => `@media (width < 40em) { ${hiding(more)} }`;
  expect(problemsOf('a.css', narrow(lines.slice(1)))).toEqual([
    expect.stringContaining('other lines'),
  ]);
  expect(problemsOf('a.css', narrow(lines))).toEqual([]);
  expect(problemsOf('a.css', `.skip:not(:focus) { ${lines.join('; ')} }`)).toEqual([]);
});
