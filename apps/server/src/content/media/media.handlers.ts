import { administersAll, type mediaRoutes } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/at-most.ts';
import type { Deps } from '../../kernel/deps.ts';
import { isDatabaseAway } from '../../platform/db/index.ts';
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

/**
 * Who may see a file. Any save makes it be looked at again, and without a database it cannot be: one that everybody
 * could see when it was looked at last is shown on, as browsers show it which may keep it for a year. One that was no
 * longer for everybody at the last look is not, nor one of a client.
 */
const createLook = ({ db, tables, keep }: Deps) => {
  const shown = keep<ShownMedia>({ maxEntries: 50_000 });
  const lastPublic = new LRUCache<string, ShownMedia>(atMost(50_000));
  return async (uuid: string): Promise<ShownMedia | undefined> => {
    try {
      const file = await shown.get(uuid, () => findShownMedia(db, tables, uuid));
      if (file?.access === 'public') lastPublic.set(uuid, file);
      else lastPublic.delete(uuid);
      return file;
    } catch (error) {
      const last = isDatabaseAway(error) ? lastPublic.get(uuid) : undefined;
      if (!last) throw error;
      return last;
    }
  };
};

export const mediaHandlers = (deps: Deps): Handlers<typeof mediaRoutes> => {
  const { media, fileKeeper } = deps;
  const look = createLook(deps);
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
      const file = found(await look(uuid));
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
