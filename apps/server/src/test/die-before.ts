import type { Db } from '../platform/db/index.ts';

/** A database whose process is killed before one of its statements, the first being 1. */
export const dieBefore = (db: Db, statement: number): Db => {
  let sent = 0;
  return db.withPlugin({
    transformQuery: ({ node }) => {
      sent += 1;
      // nothing of this process is asked, as by the kernel when memory is short
      if (sent === statement) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
};
