import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

const entry = 'src/main.tsx';

/** What the build says about its files, as it stands on the disk: it may go to another thread. */
export type Build = {
  readonly manifest: Manifest;
  /** The portal's style (apps/web/portal-style.ts). */
  readonly css: string;
  /** The style of screens, by file. */
  readonly sheets: ReadonlyMap<string, string>;
};

export const readBuild = async (folder: string): Promise<Build> => {
  const read = async (file: string) => (await readFile(join(folder, file), 'utf8')).trim();
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
  if (!manifest[entry]) throw new Error(`the build in ${folder} has no ${entry}`);
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return {
    manifest,
    css: await read('portal.css'),
    sheets: new Map(
      await Promise.all([...files].map(async (file) => [file, await read(file)] as const)),
    ),
  };
};

type PageStyle = { readonly css: string; readonly files: readonly string[]; readonly hash: string };

/** The entry, the fonts, and the scripts and the style of each screen. */
export const manifestOf = ({ manifest, css, sheets }: Build) => {
  const mainFile = manifest[entry]?.file ?? '';
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
    ...new Set(chunksOf(modules).flatMap(({ file }) => (file === mainFile ? [] : [`/${file}`]))),
  ];
  const styles = new Map<string, PageStyle>();
  const makeStyle = (files: readonly string[], own: readonly string[]): PageStyle => {
    const whole = [css, ...files.map((file) => sheets.get(file)), ...own].join('\n');
    return {
      css: whole,
      files: files.map((file) => `/${file}`),
      hash: `sha256-${createHash('sha256').update(whole).digest('base64')}`,
    };
  };
  /**
   * The style of every page with that of a screen and what a page has of its own, and the files it stands for
   * (`pageStyle` in the browser).
   */
  const styleOf = (modules: readonly string[], own?: string): PageStyle => {
    const files = [...new Set(chunksOf(modules).flatMap(({ css: own = [] }) => own))];
    // there are as many as kinds of screens
    const key = [...files, own ?? ''].join(' ');
    const style = styles.get(key) ?? makeStyle(files, own === undefined ? [] : [own]);
    styles.set(key, style);
    return style;
  };
  const fonts = [
    ...new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url]) => url ?? '')),
  ];
  return { main: `/${mainFile}`, fonts, scriptsOf, styleOf };
};
export type BuildManifest = ReturnType<typeof manifestOf>;
