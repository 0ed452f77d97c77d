import type { Deps } from '../../../kernel/deps.ts';
import { defineJob, type Job } from '../../../platform/jobs/index.ts';
import { sendNews } from './digest.ts';

/** News go in the morning, each to whom they are due. */
export const newsletterJobs = (deps: Deps): readonly Job[] => [
  defineJob({ name: 'newsletter.send', schedule: '30 7 * * *', work: () => sendNews(deps) }),
];
