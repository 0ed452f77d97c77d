import { administersAll, type mediaRoutes } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/at-most.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, found } from '../../platform/http/index.ts';
import type { CropArea, Variant } from '../../platform/media-store/index.ts';
import { findShownMedia, type ShownMedia } from './media.queries.ts';
import { sendAvif } from './media.jobs.ts';
import { sendPdf, sendPicture } from './media.send.ts';
import type { Handlers, SessionUser } from '../../kernel/caller/index.ts';

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
const findCrop = ({ crops }: ShownMedia, area: CropArea | undefined): CropArea | undefined =>
  area && Object.values(crops).find((crop) => isSame(crop, area));

const isAllowed = ({ access, clientIds }: ShownMedia, user: SessionUser | undefined): boolean => {
  if (access === 'public' || (user && administersAll(user.standing))) return true;
  return access === 'client' && clientIds.some((id) => id === user?.clientId);
};

/** AVIF takes too long to make while somebody waits: WebP is answered at once, AVIF made by a job. */
const avifRequests = ({ db, jobs, log }: Deps) => {
  const requested = new LRUCache<string, true>(atMost(10_000));
  return async (uuid: string, variant: Variant, isSvg: boolean): Promise<void> => {
    const key = `${uuid} ${JSON.stringify(variant)}`;
    if (requested.has(key)) return;
    requested.set(key, true);
    await sendAvif(jobs, db, { uuid, variant, isSvg }).catch((error: Error) => {
      requested.delete(key);
      log.warn(`avif: ${error.message}`);
    });
  };
};

export const mediaHandlers = (deps: Deps): Handlers<typeof mediaRoutes> => {
  const { db, tables, media, keep, fileKeeper } = deps;
  const shown = keep<ShownMedia>({ maxEntries: 50_000 });
  const requestAvif = avifRequests(deps);
  /** The bytes that are ready, or made now; where AVIF is still to be made, WebP stands in. */
  const bytesOf = async (
    uuid: string,
    variant: Variant,
    isSvg: boolean,
  ): Promise<{ bytes: Buffer; format: Variant['format'] }> => {
    const { format } = variant;
    const ready = await media.kept(uuid, variant);
    if (ready) return { bytes: ready, format };
    if (format !== 'avif') return { bytes: found(await media.get(uuid, variant, isSvg)), format };
    await requestAvif(uuid, variant, isSvg);
    const stand = await media.get(uuid, { ...variant, format: 'webp' }, isSvg);
    return { bytes: found(stand), format: 'webp' };
  };
  return {
    show: async ({ uuid, size, format, ...area }, { request, reply, user }) => {
      const keepFile = fileKeeper(request.raw);
      const file = found(await shown.get(uuid, () => findShownMedia(db, tables, uuid)));
      if (!isAllowed(file, user)) throw new AppError('common.error.notFound');
      const isPublic = file.access === 'public';
      const kept = (cacheControl: string): string => (isPublic ? cacheControl : unkept);
      if (file.type === 'PDF')
        return void (await sendPdf(
          { request, reply },
          found(await media.getOriginal(uuid)),
          kept(immutable),
        ));
      const wantedCrop = cropOf(area);
      const variant: Variant = { size, format, crop: findCrop(file, wantedCrop) };
      const picture = await bytesOf(uuid, variant, file.type === 'SVG');
      const isRight = picture.format === format && (!wantedCrop || variant.crop !== undefined);
      await sendPicture(
        { request, reply },
        { ...picture, cacheControl: kept(isRight ? immutable : brief) },
        isPublic && isRight ? keepFile : undefined,
      );
    },
  };
};
