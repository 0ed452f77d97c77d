import { existsSync } from 'node:fs';
import type { Basemap } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { readAttribution } from './attribution.ts';
import { cutArchive, openTiles, type OpenTiles } from './open-tiles.ts';

/** How deep maps usually go, where nobody says it. */
const usualMaxZoom = { tiles: 15, style: 22, raster: 19 } as const;
const tilePath = '/api/map/basemap/{z}/{x}/{y}.mvt';

/** The archive that is configured, else the one that was cut for this installation, else the bundled one. */
const archiveOf = (configured: string | undefined, dataDir: string): string | undefined => {
  const cut = cutArchive(dataDir);
  return configured ?? (existsSync(cut) ? cut : undefined);
};

export type OpenBasemap = {
  readonly tiles: OpenTiles | undefined;
  /** What the browser is told. */ readonly settings: () => Promise<Basemap>;
};

/** Opens the basemap the installation is configured for. */
export const openBasemap = async ({
  config: { basemap, dataDir },
  log,
  onClose,
}: Pick<Deps, 'config' | 'log' | 'onClose'>): Promise<OpenBasemap> => {
  const { kind } = basemap;
  const named =
    basemap.attribution === undefined ? undefined : readAttribution(basemap.attribution);
  if (kind !== 'tiles')
    return {
      tiles: undefined,
      settings: async () => ({
        kind,
        url: basemap.url,
        attribution: named ?? [],
        maxZoom: usualMaxZoom[kind],
      }),
    };
  const tiles = await openTiles(archiveOf(basemap.place, dataDir), log);
  if (tiles) onClose(tiles.source.close);
  const settings = async (): Promise<Basemap> => {
    const description = await tiles?.described();
    return {
      kind,
      url: description ? `${tilePath}?v=${description.version}` : tilePath,
      attribution: named ?? readAttribution(description?.attribution ?? ''),
      maxZoom: description?.maxZoom ?? usualMaxZoom.tiles,
    };
  };
  return { tiles, settings };
};
