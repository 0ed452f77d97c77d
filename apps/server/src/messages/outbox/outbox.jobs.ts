import type { Deps } from '../../kernel/deps.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { openTransports } from '../transport/index.ts';
import { deliverMessages } from './deliver.ts';
import { deleteOldMessages, forgetContent } from './message.queries.ts';
import { deliverJob } from './queue.ts';

/** Messages go out when they are written, and each minute what waits for another try; old ones are forgotten. */
export const messageJobs = (deps: Deps): readonly Job[] => {
  const transports = openTransports(deps.config.messages);
  deps.onClose(async () => transports.close());
  return [
    defineJob({
      name: deliverJob,
      isAddedByMany: true,
      schedule: '* * * * *',
      work: () => deliverMessages(deps, transports),
    }),
    defineJob({
      name: 'message.clean-up',
      schedule: '40 3 * * *',
      work: async () => {
        await forgetContent(deps.db);
        await deleteOldMessages(deps.db);
      },
    }),
  ];
};
