import type { Deps } from '../../kernel/deps.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Job, defineJob, type Jobs } from '../../platform/jobs/index.ts';
import type { Variant } from '../../platform/media-store/index.ts';

const avif = 'media.avif';
type Wanted = { readonly uuid: string; readonly variant: Variant; readonly isSvg: boolean };

/** Asks for a picture as AVIF, which takes too long to make while somebody waits. */
export const sendAvif = (jobs: Jobs, db: Db, wanted: Wanted): Promise<void> =>
  jobs.send(db, avif, wanted);

export const mediaJobs = ({ media }: Pick<Deps, 'media'>): readonly Job[] => [
  defineJob<Wanted>({
    name: avif,
    work: async ({ uuid, variant, isSvg }) => void (await media.get(uuid, variant, isSvg)),
  }),
];
