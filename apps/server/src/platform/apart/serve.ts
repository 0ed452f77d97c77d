import { setPriority } from 'node:os';
import { AppError } from '../app-error.ts';
import type { Done } from './lanes.ts';

const answer = async <Task, Result>(
  work: (task: Task) => Promise<Result>,
  task: Task,
): Promise<Done<Result>> => {
  try {
    return { result: await work(task) };
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) };
    return error instanceof AppError ? { refusal: error.globalErrors[0] } : { error: message };
  }
};

/** The life of a process that works for the one that started it, one task after the other. */
export const serveApart = <Task, Result>(work: (task: Task) => Promise<Result>): void => {
  // people who wait for a page go first
  setPriority(10);
  process.on('message', async (task: Task) => {
    process.send?.(await answer(work, task));
  });
  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches the whole group: the process that started this one says when it ends
  process.on('SIGINT', () => {});
};
