/** Telling of what was looked for: by a mail each, noted in the same transaction. */
import type { Deps } from '../kernel/deps.ts';

export type MailDeps = Pick<Deps, 'db' | 'jobs' | 'box' | 'digest'>;

/** Tells everything that is to be told now; what cannot be is tried again later, and holds up nothing else. */
export const tellEach = async <Due>(
  { log }: Pick<Deps, 'log'>,
  list: () => Promise<readonly Due[]>,
  tell: (due: Due) => Promise<void>,
): Promise<void> => {
  let sentCount: number;
  do {
    sentCount = 0;
    for (const due of await list())
      try {
        await tell(due);
        sentCount += 1;
      } catch (error) {
        log.error({ err: error, due }, 'somebody could not be told of a document');
      }
  } while (sentCount > 0);
};
