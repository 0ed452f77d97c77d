import { askingNotes, type ImportError, type ImportNote } from '@cafeteria/contract';
import { setImmediate } from 'node:timers/promises';
import type { Write } from '../changes/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Findings, ImportCounts, ImportFile, ImportStore } from './import-store.ts';

export type CheckedFile<Row> = {
  readonly total: number;
  readonly rows: readonly Row[];
  readonly counts: ImportCounts;
  readonly errors: readonly ImportError[];
  /** What else is to be known of lines that are taken. */
  readonly notes?: readonly ImportNote[];
  /** What the lines add up to, where they are money; minor units. */
  readonly amount?: number;
};
export type OnProgress = (done: number, total: number) => Promise<unknown>;
/** What one kind of import does with a file. */
export type ImportKind<Row> = {
  readonly store: ImportStore;
  /** Asks elsewhere what the lines need, once, before they are judged: no transaction waits for a network. */
  readonly findOut?: (db: Db, file: ImportFile, onProgress: OnProgress) => Promise<Findings>;
  /** Judges every line; it only reads. It is asked twice: for the dry run, and inside the transaction that writes. */
  readonly check: (db: Db, file: ImportFile, onProgress: OnProgress) => Promise<CheckedFile<Row>>;
  /** Whether what the records belong to is still there; nobody deletes it until the transaction ends. */
  readonly lockOwner: (tx: Db, ownerId: number) => Promise<boolean>;
  readonly write: (
    tx: Db,
    file: ImportFile,
    checked: CheckedFile<Row>,
    onProgress: OnProgress,
  ) => Promise<void>;
};

export const importBatchSize = 500;
/** Works through a list in order and lets others run after each batch: `eachLine(lines, (line) => …, onProgress)`. */
export const eachLine = async <T>(
  lines: readonly T[],
  work: (line: T) => void,
  onProgress: OnProgress,
): Promise<void> => {
  for (const [index, line] of lines.entries()) {
    work(line);
    if ((index + 1) % importBatchSize === 0) {
      await onProgress(index + 1, lines.length);
      await setImmediate();
    }
  }
};

/** The database, and how the imported records are written. */
export type ImporterDeps = { readonly db: Db; readonly write: Write };
/** What a file asks since it was checked: the same was granted from another window meanwhile. */
const unaccepted = (
  { notes = [] }: Pick<CheckedFile<unknown>, 'notes'>,
  { options: { accepted } }: ImportFile,
): readonly ImportNote[] => {
  const known = new Set<unknown>(Array.isArray(accepted) ? accepted : []);
  const asking: ReadonlySet<string> = new Set(askingNotes);
  return notes.filter(({ messageKey }) => asking.has(messageKey) && !known.has(messageKey));
};

const silent: OnProgress = async () => {};

/**
 * An importer, the same for the API's jobs and the command line: a dry run that checks every line,
 * then all lines in one transaction or none. Progress is written outside the transaction, so it can
 * be watched. Both can be called again after a crash or a failure, even concurrently: a finished
 * import keeps its outcome. `giveUp` is for callers that will not retry.
 */
export const createImporter = <Row>(
  { db, write: writeChange }: ImporterDeps,
  { store, findOut, check: judge, lockOwner, write }: ImportKind<Row>,
) => {
  const check = async (id: number): Promise<void> => {
    const file = await store.getFile(db, id);
    if (file.status !== 'CHECKING') return;
    const onProgress: OnProgress = (done, total) => store.setProgress(db, id, done, total);
    const findings = findOut ? await findOut(db, file, onProgress) : file.findings;
    if (findOut) await store.keepFindings(db, id, findings);
    await store.finishCheck(db, id, await judge(db, { ...file, findings }, onProgress));
  };

  const writeAll = (id: number, file: ImportFile) =>
    writeChange(async (tx) => {
      if (!(await lockOwner(tx, file.ownerId))) return store.failUnfinished(tx, id);
      const checked = await judge(tx, file, silent);
      const errors = [...checked.errors, ...unaccepted(checked, file)];
      if (errors.length > 0) return store.refuseRun(tx, id, errors);
      await write(tx, file, checked, (done, total) =>
        store.setProgress(db, id, Math.min(done, total), total),
      );
      // the status changes with the rows: after a crash the import is either done or still to be done
      if (!(await store.finishRun(tx, id, checked.counts)))
        throw new Error(`import ${id} is not running`);
    });

  const run = async (id: number): Promise<void> => {
    const file = await store.getFile(db, id);
    if (file.status !== 'IMPORTING') return;
    await writeAll(id, file);
  };
  const giveUp = async (id: number): Promise<void> => void (await store.failUnfinished(db, id));
  return { check, run, giveUp };
};
export type Importer = ReturnType<typeof createImporter>;
