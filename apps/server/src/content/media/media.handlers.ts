import type { mediaRoutes } from '@cafeteria/contract';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../entity/deps.ts';
import { AppError, found } from '../../platform/http/index.ts';
import type { CropArea, Variant } from '../../platform/media-store/index.ts';
import { findShownMedia, type ShownMedia } from './media.queries.ts';
import { sendAvif } from './media.jobs.ts';
import type { Handlers, SessionUser } from '../../entity/caller/index.ts';

const contentType = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
const immutable = 'public, max-age=31536000, immutable';
/** For a picture that stands in while the right one is made. */
const brief = 'public, max-age=10';
const unkept = 'private, no-store';

const fraction = (value: number | undefined): value is number =>
  value !== undefined && value >= 0 && value <= 1;
const cropOf = ({ x, y, width, height }: Partial<CropArea>): CropArea | undefined => {
  if (x === undefined && y === undefined && width === undefined && height === undefined)
    return undefined;
  if (
    !fraction(x) ||
    !fraction(y) ||
    !fraction(width) ||
    !fraction(height) ||
    width === 0 ||
    height === 0
  )
    throw new AppError('common.error.badRequest');
  return { x, y, width, height };
};

const sides = ['x', 'y', 'width', 'height'] as const;
const isSame = (a: CropArea, b: CropArea): boolean =>
  sides.every((side) => Math.abs(a[side] - b[side]) < 0.000_001);
/**
 * Only saved crops are rendered: otherwise anybody could fill the disk with invented ones. Any
 * other crop gets the whole picture, cached briefly.
 */
const findCrop = ({ crops }: ShownMedia, asked: CropArea | undefined): CropArea | undefined =>
  asked && Object.values(crops).find((crop) => isSame(crop, asked));

const isAllowed = ({ access, clientIds }: ShownMedia, user: SessionUser | undefined): boolean => {
  if (access === 'public' || user?.roles.includes('ROLE_ADMIN')) return true;
  if (access === 'client') return clientIds.some((id) => id === user?.clientId);
  return access === 'user' && user !== undefined;
};

const image = (
  reply: FastifyReply,
  bytes: Buffer,
  type: string,
  cacheControl: string,
): FastifyReply =>
  reply
    .header('cache-control', cacheControl)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type)
    .send(bytes);

export const mediaHandlers = ({
  db,
  tables,
  media,
  jobs,
  log,
}: Deps): Handlers<typeof mediaRoutes> => {
  const requested = new LRUCache<string, true>({ max: 10_000 });
  /** AVIF takes too long to make while somebody waits: WebP is answered at once, AVIF made by a job. */
  const requestAvif = async (uuid: string, variant: Variant, isSvg: boolean): Promise<void> => {
    const key = `${uuid} ${JSON.stringify(variant)}`;
    if (requested.has(key)) return;
    requested.set(key, true);
    await sendAvif(jobs, db, { uuid, variant, isSvg }).catch((error: Error) => {
      requested.delete(key);
      log.warn(`avif: ${error.message}`);
    });
  };
  return {
    show: async ({ uuid, size, format, ...area }, { reply, user }) => {
      const file = found(await findShownMedia(db, tables, uuid));
      if (!isAllowed(file, user)) throw new AppError('common.error.notFound');
      const kept = (cacheControl: string): string =>
        file.access === 'public' ? cacheControl : unkept;
      if (file.type === 'PDF') {
        const bytes = found(await media.getOriginal(uuid));
        return void (await reply
          .header('content-disposition', 'attachment')
          .header('cache-control', kept(immutable))
          .type('application/pdf')
          .send(bytes));
      }
      const isSvg = file.type === 'SVG';
      const asked = cropOf(area);
      const variant: Variant = { size, format, crop: findCrop(file, asked) };
      const lasting = kept(asked && !variant.crop ? brief : immutable);
      const ready = await media.kept(uuid, variant);
      if (ready) return void (await image(reply, ready, contentType[format], lasting));
      if (format !== 'avif')
        return void (await image(
          reply,
          found(await media.get(uuid, variant, isSvg)),
          contentType[format],
          lasting,
        ));
      await requestAvif(uuid, variant, isSvg);
      await image(
        reply,
        found(await media.get(uuid, { ...variant, format: 'webp' }, isSvg)),
        contentType.webp,
        kept(brief),
      );
    },
  };
};
