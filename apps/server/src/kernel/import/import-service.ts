import { askingNotesIn, type FileImport, type ListedImport, type Page } from '@cafeteria/contract';
import { recordAudit } from '../audit/index.ts';
import { pageResult } from '../page.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import type { Editor } from '../caller/index.ts';
import type { Deps } from '../deps.ts';
import { type Job, defineJob } from '../../platform/jobs/index.ts';
import { AppError, found, invalidFields } from '../../platform/http/index.ts';
import type { ImportStore } from './import-store.ts';
import type { Importer } from './importer.ts';
import { type Columns, headingsOf, previewOf } from './sheet.ts';

type Upload = {
  readonly fileName: string;
  readonly file: Uint8Array;
  readonly options?: Readonly<Record<string, unknown>>;
};
type Options = {
  /** Names the jobs: `branch-office-import`. */
  readonly name: string;
  /** What the audit calls the imported records. */
  readonly entity: string;
  readonly store: ImportStore;
  readonly columns: Columns<string>;
  /** Throws 404 when what the records belong to is not there. */
  readonly assertOwner: (db: Db, ownerId: number) => Promise<unknown>;
};

const checkOf = (name: string): string => `${name}.check`;
const runOf = (name: string): string => `${name}.run`;

/** The jobs behind an import: the dry run, and the run. */
export const importJobs = (name: string, { check, run, giveUp }: Importer): readonly Job[] =>
  [
    { name: checkOf(name), work: check },
    { name: runOf(name), work: run },
  ].map((job) =>
    defineJob<{ id: number }>({
      name: job.name,
      work: ({ id }) => job.work(id),
      abandon: ({ id }) => giveUp(id),
    }),
  );

const assertAccepted = (questions: readonly string[], accepted: readonly string[]): void => {
  const open = questions.filter((key) => !accepted.includes(key));
  if (open.length > 0)
    throw invalidFields(
      open.map((messageKey) => ({
        field: 'accepted',
        messageKey: 'import.notAccepted',
        params: { messageKey },
      })),
    );
};

type Run = {
  readonly ownerId: number;
  readonly id: number;
  /** Message keys of the questions somebody has said yes to. */
  readonly accepted?: readonly string[] | undefined;
};

/** One import as it is now. */
const readerOf =
  (db: Db, { store, columns, assertOwner }: Pick<Options, 'store' | 'columns' | 'assertOwner'>) =>
  async (ownerId: number, id: number): Promise<FileImport> => {
    await assertOwner(db, ownerId);
    const stored = found(await store.find(db, ownerId, id));
    // who has seen how the file was understood has no more need of what stands in it
    const first = stored.status === 'READ' ? await store.getFirstLines(db, id) : [];
    return { ...stored, preview: previewOf(first, columns).preview };
  };

/** What the routes of an import do. */
export const importService = (
  { db, jobs, office }: Pick<Deps, 'db' | 'jobs' | 'office'>,
  { name, entity, store, columns, assertOwner }: Options,
) => {
  const get = readerOf(db, { store, columns, assertOwner });
  return {
    get,
    list: async (
      ownerId: number,
      page: { pageSize: number; pageNumber: number },
    ): Promise<Page<ListedImport>> => {
      await assertOwner(db, ownerId);
      const { rows, total } = await store.list(db, ownerId, page.pageSize, page.pageNumber);
      return pageResult(rows, page, total);
    },
    upload: async (
      ownerId: number,
      { fileName, file, options }: Upload,
      { user }: Editor,
    ): Promise<FileImport> => {
      await assertOwner(db, ownerId);
      const read = await office.read(file, headingsOf(columns));
      const id = await store.insert(db, {
        ownerId,
        fileName,
        ...read,
        userId: user.id,
        ...(options && { options }),
      });
      const { titles } = previewOf(await store.getFirstLines(db, id), columns);
      if (titles > 0) await store.setProgress(db, id, 0, read.total - titles);
      return get(ownerId, id);
    },
    check: async (ownerId: number, id: number): Promise<FileImport> => {
      await get(ownerId, id);
      await atomic(db, async (tx) => {
        if (!(await store.beginCheck(tx, id))) throw new AppError('import.error.notReady');
        await jobs.send(tx, checkOf(name), { id });
      });
      return get(ownerId, id);
    },
    /** Imports a checked file; refuses one that asks something nobody has said yes to. */
    run: async ({ ownerId, id, accepted = [] }: Run, by: Editor): Promise<FileImport> => {
      const { fileName, create, update, deactivate, noteCounts } = await get(ownerId, id);
      assertAccepted(askingNotesIn(noteCounts), accepted);
      await atomic(db, async (tx) => {
        if (!(await store.begin(tx, id, accepted))) throw new AppError('import.error.notReady');
        await recordAudit(tx, by, {
          action: 'IMPORT',
          entity,
          entityId: null,
          after: { fileName, importId: id, ownerId, create, update, deactivate },
        });
        await jobs.send(tx, runOf(name), { id });
      });
      return get(ownerId, id);
    },
  };
};
