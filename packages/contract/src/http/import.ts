import * as z from 'zod/mini';
import { accessFor, type ActionAccess } from '../rules/access.ts';
import { type CacheTag, route } from './route.ts';
import type { FileBody } from './file.ts';
import { FieldError } from './errors.ts';
import { importByteLimit } from '../vocabulary/limits.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, id, instant, nameText } from '../values/text.ts';

/** READ → CHECKING → CHECKED | REFUSED; CHECKED → IMPORTING → IMPORTED | FAILED. */
export const ImportStatus = z.enum([
  'READ',
  'CHECKING',
  'CHECKED',
  'REFUSED',
  'IMPORTING',
  'IMPORTED',
  'FAILED',
]);
export type ImportStatus = z.output<typeof ImportStatus>;
/** A line that cannot be taken: 1-based line of the file, column, what stands there, and why. */
export const ImportError = z.object({
  line: z.int(),
  ...FieldError.shape,
  value: z.optional(z.string()),
});
export type ImportError = z.output<typeof ImportError>;
/** What else is to be known of a line that is taken, in the shape of an error. */
export type ImportNote = ImportError;
/** Notes a run asks to be accepted, by their message keys. */
export const askingNotes = [
  'credit.grantedBefore',
  'credit.orderedBefore',
  'credit.zerosFilled',
  'credit.beyondShifts',
] as const;
export type AskingNote = (typeof askingNotes)[number];
/** Those among the notes of an import. */
export const askingNotesIn = (
  noteCounts: Readonly<Record<string, number>>,
): readonly AskingNote[] => askingNotes.filter((key) => noteCounts[key]);
/** What was accepted of what a checked file asks. */
export const ImportRun = z.optional(
  z.strictObject({ accepted: z.array(z.enum(askingNotes)).check(z.maxLength(askingNotes.length)) }),
);
export const ImportEncoding = z.enum(['UTF_8', 'UTF_16', 'WINDOWS_1250']);
export type ImportEncoding = z.output<typeof ImportEncoding>;
export const ImportDelimiter = z.enum(['SEMICOLON', 'COMMA', 'TAB']);
export type ImportDelimiter = z.output<typeof ImportDelimiter>;
/** How a file was understood: text has an encoding and a delimiter, a workbook the sheet that was read. */
export const RecognisedFile = z.object({
  format: z.enum(['CSV', 'XLSX']),
  encoding: z.nullable(ImportEncoding),
  delimiter: z.nullable(ImportDelimiter),
  sheet: z.nullable(z.string()),
  otherSheets: z.int(),
});
export type RecognisedFile = z.output<typeof RecognisedFile>;
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
/**
 * …with what is wrong line by line, and what else is to be known (the first 1,000 of each, all
 * counted by their message key). The header and the first lines are there until the file is checked.
 */
export const FileImport = z
  .extend(ListedImport, {
    recognised: z.nullable(RecognisedFile),
    preview: z.array(z.array(z.string())),
    errors: z.array(ImportError),
    notes: z.array(ImportError),
    noteCounts: z.record(z.string(), z.int()),
    /** What its lines add up to, where they are money; minor units. */
    amount: z.nullable(z.int()),
    /** What the upload asked beside the file, as its kind names it. */
    options: z.record(z.string(), z.unknown()),
  })
  .register(z.globalRegistry, { id: 'FileImport' });
export type FileImport = z.output<typeof FileImport>;

/** What is said beside the file of an upload; kinds of imports may add what else they ask. */
export const ImportUpload = z.strictObject({ fileName: nameText(255) });
/** Tables as offices make them. */
const officeFile: FileBody = {
  bytes: importByteLimit,
  types: [
    'text/csv',
    'text/plain',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
};

type Shape = z.ZodMiniObject;
type Options<Parent extends Shape, Upload extends Shape> = {
  /** Who may do what; administrators unless said. */
  readonly access?: ActionAccess<'list' | 'upload' | 'check' | 'get' | 'run'>;
  readonly parent: Parent;
  readonly upload: Upload;
  readonly tag: CacheTag;
  readonly invalidates: readonly CacheTag[];
};
type Work = {
  readonly access: Options<Shape, Shape>['access'];
  readonly tag: CacheTag;
  readonly invalidates: readonly CacheTag[];
};
/** What is done with an uploaded file: dry run, progress, run. */
const workRoutes = <const P extends `/api/admin/${string}`, S extends Shape>(
  path: P,
  params: S,
  { access, tag, invalidates }: Work,
) => ({
  check: route({
    method: 'POST',
    path: `${path}/:id/check`,
    access: accessFor(access, 'check'),
    summary: 'Check every line of an uploaded file; nothing is written',
    isHeavy: true,
    params,
    response: FileImport,
    invalidates: [tag],
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: accessFor(access, 'get'),
    summary: 'Progress and errors of an import',
    params,
    response: FileImport,
  }),
  run: route({
    method: 'POST',
    path: `${path}/:id/run`,
    access: accessFor(access, 'run'),
    summary: 'Import all lines or none',
    params,
    body: ImportRun,
    response: FileImport,
    invalidates,
  }),
});
/** The routes of an import (decisions 0011, 0040): past imports, upload, dry run, progress, run. */
export const importRoutes = <
  const P extends `/api/admin/${string}`,
  Parent extends Shape,
  Upload extends Shape,
>(
  path: P,
  { access, parent, upload, tag, invalidates }: Options<Parent, Upload>,
) => {
  return {
    list: route({
      method: 'GET',
      path,
      access: accessFor(access, 'list'),
      summary: 'Past imports, newest first',
      params: parent,
      query: PageQuery,
      response: pageOf(ListedImport),
      tags: [tag],
    }),
    upload: route({
      method: 'POST',
      path,
      access: accessFor(access, 'upload'),
      summary: 'Upload a CSV or XLSX and see how it was understood',
      params: parent,
      response: FileImport,
      isHeavy: true,
      file: officeFile,
      invalidates: [tag],
      body: upload,
    }),
    ...workRoutes(path, z.extend(parent, Id.shape), { access, tag, invalidates }),
  };
};
