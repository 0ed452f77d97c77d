import * as z from 'zod/mini';
import { type CacheTag, route } from './route.ts';
import { FieldError } from './errors.ts';
import { importByteLimit } from '../vocabulary/limits.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, id, instant, requiredText } from '../parts/text.ts';

/** CHECKING → CHECKED | REFUSED; CHECKED → IMPORTING → IMPORTED | FAILED. */
export const ImportStatus = z.enum([
  'CHECKING',
  'CHECKED',
  'REFUSED',
  'IMPORTING',
  'IMPORTED',
  'FAILED',
]);
export type ImportStatus = z.output<typeof ImportStatus>;
/** A line that cannot be taken: 1-based line of the file, column, and why. */
export const ImportError = z.object({ line: z.int(), ...FieldError.shape });
export type ImportError = z.output<typeof ImportError>;
const counts = { create: z.int(), update: z.int(), deactivate: z.int() };
/**
 * An import as lists show it, so that people can find it again: its progress, and how many records
 * it creates, updates and deactivates.
 */
export const ListedImport = z.object({
  id: id(),
  fileName: z.string(),
  status: ImportStatus,
  total: z.int(),
  processed: z.int(),
  ...counts,
  errorCount: z.int(),
  dateCreated: instant(),
  finishedAt: z.nullable(instant()),
});
export type ListedImport = z.output<typeof ListedImport>;
/** …and what is wrong line by line (the first 1,000). */
export const CsvImport = z
  .extend(ListedImport, { errors: z.array(ImportError) })
  .register(z.globalRegistry, { id: 'CsvImport' });
export type CsvImport = z.output<typeof CsvImport>;

/** The file of an upload; kinds of imports may add what else they ask. */
export const CsvFile = z.strictObject({
  fileName: requiredText(255),
  content: z
    .string()
    .check(
      z.minLength(1, 'import.error.unreadable'),
      z.maxLength(importByteLimit, 'common.error.tooLarge'),
    ),
});

type Shape = z.ZodMiniObject;
type Options<Parent extends Shape, Upload extends Shape> = {
  readonly parent: Parent;
  readonly upload: Upload;
  readonly tag: CacheTag;
  readonly invalidates: readonly CacheTag[];
};
/** The four routes of an import in two steps (decision 0011): past imports, upload for a dry run, progress, run. */
export const importRoutes = <
  const P extends `/api/admin/${string}`,
  Parent extends Shape,
  Upload extends Shape,
>(
  path: P,
  { parent, upload, tag, invalidates }: Options<Parent, Upload>,
) => {
  const params = z.extend(parent, Id.shape);
  return {
    list: route({
      method: 'GET',
      path,
      access: 'admin',
      summary: 'Past imports, newest first',
      params: parent,
      query: PageQuery,
      response: pageOf(ListedImport),
      tags: [tag],
    }),
    check: route({
      method: 'POST',
      path,
      access: 'admin',
      summary: 'Upload a CSV for a dry run',
      params: parent,
      response: CsvImport,
      bodyLimit: importByteLimit * 2,
      invalidates: [tag],
      body: upload,
    }),
    get: route({
      method: 'GET',
      path: `${path}/:id`,
      access: 'admin',
      summary: 'Progress and errors of an import',
      params,
      response: CsvImport,
    }),
    run: route({
      method: 'POST',
      path: `${path}/:id/run`,
      access: 'admin',
      summary: 'Import all lines or none',
      params,
      response: CsvImport,
      invalidates,
    }),
  };
};
