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

/** Chunks a reader of the portal may come to without entering the administration. */
const portalChunks = (bundle: Bundle): Set<Chunk> => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<Chunk>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (
      chunk?.type !== 'chunk' ||
      found.has(chunk) ||
      chunk.facadeModuleId?.includes('/web/src/admin/')
    )
      return;
    found.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) visit(fileName);
  return found;
};

const textOf = (bundle: Bundle, name: string): string => {
  const asset = bundle[name];
  return asset?.type === 'asset' ? String(asset.source) : '';
};

/**
 * One stylesheet for the whole portal, inlined by its server: nothing is fetched twice and no route
 * flashes unstyled. What only the administration needs stays with its chunks.
 */
export const portalStyle = (): Plugin => ({
  name: 'portal-style',
  enforce: 'pre',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_options, bundle) {
    const styles = new Set<string>();
    for (const { viteMetadata } of portalChunks(bundle)) {
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
