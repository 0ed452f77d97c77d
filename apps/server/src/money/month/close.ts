import { createHash } from 'node:crypto';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Editor } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { findComparison, followLedger, holdBooks } from '../book/index.ts';
import { spanOf } from '../client-report/index.ts';
import { forgetFiles, listHashes } from './file.queries.ts';
import { freezeMonth } from './files.ts';
import {
  askReopening,
  type Closing,
  findEarlierOpen,
  findHashBefore,
  findMaking,
  finishClosing,
  forgetReopening,
  insertClosing,
  isLaterClosed,
  lockClosing,
  reopen,
  thisMonth,
} from './month.queries.ts';
import { forgetProgress, type Progress, saveProgress } from './progress.queries.ts';
import { isBooked } from './task.queries.ts';

export const closeJob = 'month.close';
type By = Pick<Editor, 'ip'> & { readonly user: Pick<Editor['user'], 'id'> };

const record = (
  tx: Db,
  by: By,
  { id, month }: Pick<Closing, 'id' | 'month'>,
  after: Record<string, string | null>,
) =>
  recordAudit(tx, by, {
    action: 'UPDATE',
    entity: 'month',
    entityId: id,
    before: { month },
    after: { month, ...after },
  });

/** Why a month cannot be closed now. */
const assertClosable = async (tx: Db, month: string): Promise<void> => {
  if (month >= (await thisMonth(tx))) throw new AppError('month.error.running');
  if (await lockClosing(tx, month)) throw new AppError('month.error.closed');
  const earlier = await findEarlierOpen(tx, month);
  if (earlier) throw new AppError('month.error.earlier', { month: earlier });
  if (await isLaterClosed(tx, month)) throw new AppError('month.error.later');
  if (!(await isBooked(tx, spanOf(month)))) throw new AppError('month.error.notBooked');
  const differences = (await findComparison(tx))?.findings ?? [];
  if (differences.length > 0) throw new AppError('month.error.differs');
};

type Beginning = Pick<Deps, 'db'> & { readonly jobs: Pick<Deps['jobs'], 'send'> };
/**
 * Begins to close a month: from here on nothing is booked into it, and a job makes its files. Who books waits for the
 * same lock, so no line comes between the look and the closing. Answers the closing.
 */
export const closeMonth = async (
  { db, jobs }: Beginning,
  month: string,
  by: By,
): Promise<number> => {
  await followLedger(db);
  return atomic(db, async (tx) => {
    await holdBooks(tx);
    await assertClosable(tx, month);
    const id = await insertClosing(tx, month, by.user.id);
    await jobs.send(tx, closeJob, { id });
    await record(tx, by, { id, month }, { status: 'CLOSING' });
    return id;
  });
};

/** The hash of a closing: of the one before and of each file, so that none can be changed alone. */
const hashOf = (before: string, files: readonly { name: string; sha256: string }[]): string =>
  createHash('sha256')
    .update([before, ...files.map(({ name, sha256 }) => `${sha256}  ${name}`)].join('\n'))
    .digest('hex');

type Freezing = Pick<Deps, 'db' | 'box'> & {
  readonly config: Pick<Deps['config'], 'primaryLanguage' | 'currency'>;
};
/** Makes the files of a closing and finishes it: all of it or nothing, from one view, however often it is tried. */
export const finishMonth = async ({ db, box, config }: Freezing, id: number): Promise<void> => {
  await atomic(
    db,
    async (tx) => {
      const making = await findMaking(tx, id);
      if (making === undefined) return;
      const { month, number } = making;
      await forgetFiles(tx, id);
      const { primaryLanguage: language, currency } = config;
      // beside the transaction, which shows nothing of itself until it ends
      const tell = (progress: Progress) => saveProgress(db, id, progress);
      const closing = { closeId: id, month, number, language, currency };
      const lines = await freezeMonth({ db: tx, box, tell, ...closing });
      const sha256 = hashOf(await findHashBefore(tx, month), await listHashes(tx, id));
      await finishClosing(tx, id, { lines, sha256 });
    },
    'repeatable read',
  );
  await forgetProgress(db, id);
};

/** The closing of a month that may be opened again: the last one, and finished. */
const closedMonth = async (tx: Db, month: string): Promise<Closing> => {
  const closing = await lockClosing(tx, month);
  if (!closing?.isClosed) throw new AppError('month.error.open');
  if (await isLaterClosed(tx, month)) throw new AppError('month.error.later');
  return closing;
};
export const askForReopening = (db: Db, month: string, reason: string, by: By): Promise<void> =>
  atomic(db, async (tx) => {
    const closing = await closedMonth(tx, month);
    if (closing.askedBy !== null) throw new AppError('month.error.asked');
    await askReopening(tx, closing.id, { userId: by.user.id, reason });
    await record(tx, by, closing, { reopening: reason });
  });
/** Opens it as somebody else asked, or lets it be; who asked may take that back. */
export const decideReopening = (db: Db, month: string, isOpened: boolean, by: By): Promise<void> =>
  atomic(db, async (tx) => {
    await holdBooks(tx);
    const closing = await closedMonth(tx, month);
    if (closing.askedBy === null) throw new AppError('month.error.notAsked');
    if (isOpened && closing.askedBy === by.user.id) throw new AppError('month.error.ownRequest');
    await (isOpened ? reopen(tx, closing.id, by.user.id) : forgetReopening(tx, closing.id));
    await record(tx, by, closing, { status: isOpened ? 'OPEN' : 'CLOSED' });
  });
