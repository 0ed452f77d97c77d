import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from '../platform/http/index.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.csv': 'text/csv; charset=utf-8',
  '.ico': 'image/x-icon',
};
type Asset = {
  readonly type: string;
  readonly cacheControl: string;
  readonly bytes: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
};
export type Assets = ReadonlyMap<string, Asset>;

/**
 * Every file of the built web app by its address, with the compressed forms made at build time. All
 * of it fits in memory.
 */
export const readAssets = async (folder: string): Promise<Assets> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const contents = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)),
  );
  const originals = paths.filter(
    (path) => !/\.(br|gz)$/.test(path) && !path.includes(`${sep}.vite${sep}`),
  );
  return new Map(
    originals.map((path) => {
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      const asset: Asset = {
        type: types[extname(path)] ?? 'application/octet-stream',
        bytes: contents.get(path) ?? Buffer.alloc(0),
        br: contents.get(`${path}.br`),
        gzip: contents.get(`${path}.gz`),
        cacheControl: address.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : address === '/sw.js'
            ? 'no-cache'
            : 'public, max-age=3600',
      };
      return [address, asset] as const;
    }),
  );
};

/** Sends a file in the smallest form the browser reads. */
export const sendAsset = (
  asset: Asset,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  reply
    .header('cache-control', asset.cacheControl)
    .header('vary', 'Accept-Encoding')
    .type(asset.type);
  // small files stand there as they are alone
  const encoding = encodingOf(request.headers['accept-encoding']);
  const packed = encoding && asset[encoding];
  if (packed) reply.header('content-encoding', encoding);
  return reply.send(packed ?? asset.bytes);
};
