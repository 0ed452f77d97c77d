import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const layers = new URL('../../packages/ui/src/styles/layers.css', import.meta.url);

/** Begins every stylesheet with the order of the cascade layers, so that it holds whichever arrives first. */
export const layerOrder = (): Plugin => {
  const order = readFileSync(layers, 'utf8');
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css$/ },
      handler: (code) => ({ code: order + code, map: null }),
    },
  };
};

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

/** Screens and the administration keep their own style. */
const hasOwnStyle = ({ facadeModuleId }: Chunk): boolean =>
  /\/web\/src\/(admin\/|portal\/.*Screen\.tsx$)/.test(facadeModuleId ?? '');

/** The code people pay with comes while nothing else is to be done, and its style with it. */
const comesIdle = ({ facadeModuleId }: Chunk): boolean =>
  facadeModuleId?.endsWith('/web/src/portal/pay/PayContent.tsx') ?? false;

/** A chunk and all it imports at once. */
const withImports = (bundle: Bundle, from: Iterable<Chunk>): Set<Chunk> => {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const next of chunk.imports) if (bundle[next]?.type === 'chunk') visit(bundle[next]);
  };
  for (const chunk of from) visit(chunk);
  return found;
};

/**
 * Chunks any page of the portal may need, whichever screen it shows: what comes first, and the widgets that come after
 * it. What those share with screens is not among them; it brings its style like a screen.
 */
const sharedChunks = (bundle: Bundle): Set<Chunk> => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const first = withImports(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const ofScreens = withImports(bundle, chunks.filter(hasOwnStyle)).difference(first);
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk) || hasOwnStyle(chunk) || comesIdle(chunk)) return;
    seen.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports])
      if (bundle[next]?.type === 'chunk') visit(bundle[next]);
  };
  for (const chunk of first) visit(chunk);
  return seen.difference(ofScreens);
};

const textOf = (bundle: Bundle, name: string): string => {
  const asset = bundle[name];
  return asset?.type === 'asset' ? String(asset.source) : '';
};

/**
 * One stylesheet of what every page of the portal may need, inlined by its server together with that of the page's
 * screen (`stylesOf` there). Other screens bring theirs with their scripts, so that none flashes unstyled.
 */
export const portalStyle = (): Plugin => ({
  name: 'portal-style',
  enforce: 'pre',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_options, bundle) {
    const styles = new Set<string>();
    for (const { viteMetadata } of sharedChunks(bundle)) {
      for (const name of viteMetadata?.importedCss ?? []) styles.add(name);
      viteMetadata?.importedCss.clear();
    }
    if (styles.size === 0) this.error('the portal has no style');
    this.emitFile({
      type: 'asset',
      fileName: 'portal.css',
      source: [...styles].map((name) => textOf(bundle, name)).join('\n'),
    });
    const kept = new Set(
      Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [],
      ),
    );
    for (const name of styles) if (!kept.has(name)) delete bundle[name];
  },
});
