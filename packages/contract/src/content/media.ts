import * as z from 'zod/mini';
import { Crop } from '../values/media.ts';
import { mediaSizes, uploadLimit, searchLimits } from '../vocabulary/limits.ts';
import { route } from '../http/route.ts';
import { pageOf, PageQuery } from '../http/page.ts';
import { instant, nameText, text, uuid } from '../values/text.ts';
import { Empty } from '../http/crud.ts';

export const ImageFormat = z.enum([
  'JPEG',
  'GIF',
  'PNG',
  'SVG',
  'TIF',
  'WEBP',
  'AVIF',
  'BMP',
  'PDF',
]);
export const MediaFormat = z.enum(['avif', 'webp', 'jpg']);

export const MediaRecord = z
  .object({
    uuid: uuid(),
    fileName: z.string(),
    fileContentType: ImageFormat,
    size: z.int(),
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    accessUrl: z.string(),
    crop: Crop,
    usages: z.int(),
    /** The user who uploaded it; null for what came with the product. */
    createdBy: z.nullable(z.int()),
    dateCreated: instant(),
  })
  .register(z.globalRegistry, { id: 'MediaRecord' });
export type MediaRecord = z.output<typeof MediaRecord>;

/** What is said beside an uploaded file; its type is told by its bytes, and its crops are saved when they are drawn. */
export const MediaUpload = z.strictObject({ fileName: nameText(255) });
export type MediaUpload = z.output<typeof MediaUpload>;

/** What shows pictures, by its cache tag: each is a use of a file, and is read again when a crop changes. */
export const picturedTags = [
  'partner',
  'offer',
  'client',
  'category',
  'subcategory',
  'carousel',
  'promoRow',
  'magazineArticle',
] as const;

/**
 * Where a file is used: which record of which entity. Those with `isDeleted` no longer have a
 * screen but may be restored.
 */
export const MediaUsage = z.object({
  entity: z.enum([...picturedTags, 'clientArticle']),
  id: z.int(),
  parentId: z.nullable(z.int()),
  name: z.string(),
  isDeleted: z.boolean(),
});
export type MediaUsage = z.output<typeof MediaUsage>;

const Uuid = z.object({ uuid: uuid() });
const MediaQuery = z.object({
  size: z.optional(z.pipe(z.coerce.number(), z.literal([...mediaSizes]))),
  format: z._default(MediaFormat, 'webp'),
  x: z.optional(z.coerce.number()),
  y: z.optional(z.coerce.number()),
  width: z.optional(z.coerce.number()),
  height: z.optional(z.coerce.number()),
});

export const mediaRoutes = {
  show: route({
    method: 'GET',
    path: '/api/media/:uuid',
    access: 'public',
    summary: 'A picture, resized, cropped and converted',
    params: Uuid,
    query: MediaQuery,
    response: z.unknown(),
    binary: 'image/webp',
  }),
};
export const mediaAdminRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/media',
    access: 'admin',
    summary: 'List media',
    query: z.extend(PageQuery, {
      keyword: z.optional(text(searchLimits.max)),
      usage: z.optional(z.enum(['USED', 'UNUSED'])),
    }),
    response: pageOf(MediaRecord),
    tags: ['media'],
  }),
  get: route({
    method: 'GET',
    path: '/api/admin/media/:uuid',
    // who keeps the books sees the pictures of partners
    access: 'books',
    summary: 'One file',
    params: Uuid,
    response: MediaRecord,
    tags: ['media'],
  }),
  usage: route({
    method: 'GET',
    path: '/api/admin/media/:uuid/usage',
    access: 'admin',
    summary: 'Where a file is used',
    params: Uuid,
    response: z.array(MediaUsage),
    tags: ['media', ...picturedTags],
  }),
  upload: route({
    method: 'POST',
    path: '/api/admin/media',
    access: 'admin',
    summary: 'Upload a file',
    body: MediaUpload,
    file: { bytes: uploadLimit.bytes, types: ['image/*', 'application/pdf'] },
    response: MediaRecord,
    invalidates: ['media'],
  }),
  crop: route({
    method: 'PUT',
    path: '/api/admin/media/:uuid',
    access: 'admin',
    summary: 'Save the crops of a picture',
    params: Uuid,
    body: z.strictObject({ crop: Crop }),
    response: MediaRecord,
    invalidates: ['media', 'tile', ...picturedTags],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/admin/media/:uuid',
    access: 'admin',
    summary: 'Delete an unused file',
    params: Uuid,
    response: Empty,
    invalidates: ['media'],
  }),
};
