import type { Deps } from '../../../kernel/deps.ts';
import { defineJob, type Job } from '../../../platform/jobs/index.ts';
import { expireDevices } from './device.queries.ts';

export const mobileDeviceJobs = ({ db }: Pick<Deps, 'db'>): readonly Job[] => [
  defineJob({
    name: 'mobile-device.expire',
    schedule: '* * * * *',
    work: async () => expireDevices(db),
  }),
];
