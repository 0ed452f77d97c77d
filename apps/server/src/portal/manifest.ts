import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

const entry = 'src/main.tsx';

type PageStyle = { readonly css: string; readonly files: readonly string[] };
/**
 * What the build says about its files: the entry, the portal's style (apps/web/portal-style.ts),
 * the fonts, and the scripts of each screen.
 */
export const readManifest = async (folder: string) => {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const main = manifest[entry];
  if (!main) throw new Error(`the build in ${folder} has no ${entry}`);
  const css = (await readFile(join(folder, 'portal.css'), 'utf8')).trim();

  const gather = (key: string, seen: Set<Chunk>): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const dependency of chunk.imports ?? []) gather(dependency, seen);
  };
  const chunksOf = (modules: readonly string[]): Chunk[] => {
    const seen = new Set<Chunk>();
    for (const key of [entry, ...modules]) gather(key, seen);
    return [...seen];
  };
  /** Scripts to preload for a screen: the entry's, the screen's own and its texts', each with what it imports. */
  const scriptsOf = (modules: readonly string[]): string[] => [
    ...new Set(chunksOf(modules).flatMap(({ file }) => (file === main.file ? [] : [`/${file}`]))),
  ];
  const sheetsOf = (modules: readonly string[]): string[] => [
    ...new Set(chunksOf(modules).flatMap(({ css: own = [] }) => own)),
  ];
  const sheets = new Map(
    await Promise.all(
      sheetsOf(Object.keys(manifest)).map(
        async (file) => [file, (await readFile(join(folder, file), 'utf8')).trim()] as const,
      ),
    ),
  );
  /** The style of every page with that of a screen, and the files it stands for (`pageStyle` in the browser). */
  const styleOf = (modules: readonly string[]): PageStyle => {
    const files = sheetsOf(modules);
    return {
      css: [css, ...files.map((file) => sheets.get(file))].join('\n'),
      files: files.map((file) => `/${file}`),
    };
  };
  const fonts = [
    ...new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url]) => url ?? '')),
  ];
  return { main: `/${main.file}`, fonts, scriptsOf, styleOf };
};
export type BuildManifest = Awaited<ReturnType<typeof readManifest>>;
