import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Chunk = { readonly file: string; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const entry = 'src/main.tsx';

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

  const gather = (key: string, seen: Set<string>): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const dependency of chunk.imports ?? []) gather(dependency, seen);
  };
  /** Scripts to preload for a screen: the entry's, the screen's own and its texts', each with what it imports. */
  const scriptsOf = (modules: readonly string[]): string[] => {
    const seen = new Set<string>();
    for (const key of [entry, ...modules]) gather(key, seen);
    return [...seen].filter((file) => file !== main.file).map((file) => `/${file}`);
  };
  const fonts = [
    ...new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url]) => url ?? '')),
  ];
  /** What the security policy knows the inlined style by. */
  const cssHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
  return { main: `/${main.file}`, css, cssHash, fonts, scriptsOf };
};
export type BuildManifest = Awaited<ReturnType<typeof readManifest>>;
