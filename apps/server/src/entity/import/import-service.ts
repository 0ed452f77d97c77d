import type { CsvImport, ListedImport, Page } from '@cafeteria/contract';
import { recordAudit } from '../audit/index.ts';
import { pageResult } from '../page.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import type { Editor } from '../caller/index.ts';
import type { Deps } from '../deps.ts';
import { type Job, defineJob } from '../../platform/jobs/index.ts';
import { AppError, found } from '../../platform/http/index.ts';
import type { ImportStore } from './import-store.ts';
import type { Importer } from './importer.ts';

type Upload = {
  readonly fileName: string;
  readonly content: string;
  readonly options?: Readonly<Record<string, unknown>>;
};
type Options = {
  /** Names the jobs: `branch-office-import`. */
  readonly name: string;
  /** What the audit calls the imported records. */
  readonly entity: string;
  readonly store: ImportStore;
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

/** What the four routes of an import do. */
export const importService = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { name, entity, store, assertOwner }: Options,
) => {
  const get = async (ownerId: number, id: number): Promise<CsvImport> =>
    found(await store.find(db, ownerId, id));
  return {
    get,
    list: async (
      ownerId: number,
      page: { pageSize: number; pageNumber: number },
    ): Promise<Page<ListedImport>> => {
      const { rows, total } = await store.list(db, ownerId, page.pageSize, page.pageNumber);
      return pageResult(rows, page, total);
    },
    check: async (
      ownerId: number,
      { fileName, content, options }: Upload,
      { user }: Editor,
    ): Promise<CsvImport> => {
      await assertOwner(db, ownerId);
      const id = await atomic(db, async (tx) => {
        const created = await store.insert(tx, {
          ownerId,
          fileName,
          content: content.replaceAll('\0', '\uFFFD'),
          userId: user.id,
          ...(options && { options }),
        });
        await jobs.send(tx, checkOf(name), { id: created });
        return created;
      });
      return get(ownerId, id);
    },
    run: async (ownerId: number, id: number, by: Editor): Promise<CsvImport> => {
      await assertOwner(db, ownerId);
      const { fileName, create, update, deactivate } = await get(ownerId, id);
      await atomic(db, async (tx) => {
        if (!(await store.begin(tx, id))) throw new AppError('import.error.notReady');
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
