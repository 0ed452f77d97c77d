import { randomUUID } from 'node:crypto';
import { type mediaAdminRoutes, type MediaUpload, shortenFileName } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { AppError, found } from '../../platform/http/index.ts';
import {
  deleteMedia,
  findMedia,
  insertMedia,
  listMedia,
  listUsages,
  lockMedia,
  updateCrop,
} from './media.queries.ts';
import { readUpload } from './media.upload.ts';

/** Keeps a file and says under which name. */
const saveUpload = async (
  { db, media, log }: Pick<Deps, 'db' | 'media' | 'log'>,
  file: Uint8Array,
  { fileName }: MediaUpload,
  createdBy: number,
): Promise<string> => {
  const { bytes, type, width, height, sha256 } = await readUpload(media, file, (message) =>
    log.warn(message),
  );
  const uuid = randomUUID();
  await media.putOriginal(uuid, bytes);
  await insertMedia(db, {
    uuid,
    fileName: shortenFileName(fileName),
    type,
    size: bytes.length,
    width,
    height,
    sha256,
    crop: { crops: {} },
    createdBy,
  });
  return uuid;
};

export const mediaAdminHandlers = ({
  db,
  log,
  media,
  tables,
  write,
}: Deps): Handlers<typeof mediaAdminRoutes> => ({
  list: async (query) => {
    const { rows, total } = await listMedia(db, tables, query);
    return pageResult(rows, query, total);
  },
  get: async ({ uuid }) => found(await findMedia(db, tables, uuid)),
  usage: async ({ uuid }) => {
    found(await findMedia(db, tables, uuid));
    return listUsages(db, tables, uuid);
  },
  upload: async ({ body, file }, { user }) => {
    const uuid = await saveUpload({ db, log, media }, file, body, user.id);
    return found(await findMedia(db, tables, uuid));
  },
  crop: async ({ uuid, body }, caller) => {
    const before = found(await findMedia(db, tables, uuid));
    await write(async (tx) => {
      await updateCrop(tx, uuid, body.crop);
      await recordAudit(tx, caller, {
        action: 'UPDATE',
        entity: 'media',
        entityId: null,
        before: { uuid, crop: before.crop },
        after: { uuid, crop: body.crop },
      });
    });
    return found(await findMedia(db, tables, uuid));
  },
  remove: async ({ uuid }, caller) => {
    await write(async (tx) => {
      await lockMedia(tx, uuid);
      const file = found(await findMedia(tx, tables, uuid));
      if (file.usages > 0) throw new AppError('media.error.inUse', { usages: file.usages });
      await deleteMedia(tx, uuid);
      await recordAudit(tx, caller, {
        action: 'REMOVE',
        entity: 'media',
        entityId: null,
        before: { uuid, fileName: file.fileName },
      });
    });
    await media.remove(uuid);
    return {};
  },
});
