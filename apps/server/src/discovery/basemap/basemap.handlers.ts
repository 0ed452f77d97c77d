import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { basemapRoutes } from '@cafeteria/contract';
import { accepts, AppError, notFound } from '../../platform/http/index.ts';
import type { OpenBasemap } from './basemap.ts';
import type { StoredTile } from './basemap-source.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

/** A tile whose address names the version of the archive never changes. */
const forGood = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=300';
const unpack = { gzip: promisify(gunzip), br: promisify(brotliDecompress) } as const;

/** The bytes as the reader can take them: usually as they are stored. */
const bytesFor = async (
  { bytes, encoding }: StoredTile,
  header: string | undefined,
): Promise<{ readonly bytes: Buffer; readonly encoding?: string }> => {
  if (encoding === 'identity') return { bytes };
  return accepts(encoding, header) ? { bytes, encoding } : { bytes: await unpack[encoding](bytes) };
};

export const basemapHandlers = (
  { tiles }: OpenBasemap,
  log: { readonly warn: (message: string) => void },
): Handlers<typeof basemapRoutes> => ({
  tile: async ({ z, x, y, v }, { request, reply }) => {
    if (x >= 2 ** z || y >= 2 ** z) throw new AppError('common.error.badRequest');
    if (!tiles) throw notFound();
    const [described, tile] = await Promise.all([
      tiles.described(),
      tiles.source.tile(z, x, y),
    ]).catch((error: Error) => {
      log.warn(`basemap: ${error.message}`);
      // the map then enlarges the tile above
      throw notFound();
    });
    const answer = reply
      .header('cache-control', v !== undefined && v === described?.version ? forGood : forNow)
      .header('vary', 'Accept-Encoding, Origin');
    if (!tile) return void (await answer.code(204).send());
    const { bytes, encoding } = await bytesFor(tile, request.headers['accept-encoding']);
    if (encoding) answer.header('content-encoding', encoding);
    return void (await answer.type('application/vnd.mapbox-vector-tile').send(bytes));
  },
});
