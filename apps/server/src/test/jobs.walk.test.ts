import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sealedName } from '../people/sign-in/password/recover.ts';
import type { Job } from '../platform/jobs/index.ts';
import { openFilledApp } from './filled-app.ts';

const ranges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;
/** `*`, `7`, `1-5`, any of them with a step, and lists of them; no names of days or months. */
const isCronField = (text: string, [lowest, highest]: readonly [number, number]): boolean =>
  text.split(',').every((item) => {
    const parts = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(item);
    if (!parts) return false;
    const [first = lowest, last = first, step = 1] = parts
      .slice(1)
      .map((digits: string | undefined) => (digits === undefined ? undefined : Number(digits)));
    return lowest <= first && first <= last && last <= highest && step > 0 && step <= highest;
  });
const isCron = (line: string): boolean => {
  const fields = line.split(' ');
  return (
    fields.length === ranges.length &&
    ranges.every((range, index) => isCronField(fields[index] ?? '', range))
  );
};

const { test } = await openFilledApp();
const { declared } = test;
/** Records of a table, as a job is told of them. */
const each = async (table: string): Promise<readonly { readonly id: number }[]> =>
  (await sql<{ id: number }>`select id::int from ${sql.table(table)} order by id`.execute(test.db))
    .rows;
const imported = async (name: string) => {
  const files = await each(name.replaceAll('-', '_'));
  return { [`${name}.check`]: files, [`${name}.run`]: files };
};
/** What a job without a schedule is sent with. */
const sent: Readonly<Record<string, readonly object[]>> = {
  ...(await imported('branch-office-import')),
  ...(await imported('user-import')),
  ...(await imported('credit-grant-import')),
  ...(await imported('used-elsewhere-import')),
  'month.close': await each('book_close'),
  'settlement.run': await each('settlement_run'),
  'onboarding.client': (await each('client')).map(({ id }) => ({ clientId: id })),
  'onboarding.resend': (await each('user')).map(({ id }) => ({ userId: id })),
  'password.recover': [sealedName(test.deps, 'employee@demo.test')],
};
/** What cannot be done here, and why. */
const notHere: Readonly<Record<string, string>> = {
  'media.avif': 'the pictures of the demo are not stored; media.test makes one',
};
/** Does a job as the queue would, and answers what it failed with and complained of. */
const problemsOf = async ({ name, work }: Job): Promise<readonly string[]> => {
  const failed: string[] = [];
  for (const data of sent[name] ?? [{}])
    await work(data as never).catch((error: unknown) => failed.push(String(error)));
  return [...failed, ...test.errors.splice(0)];
};
const countMessages = async (): Promise<number> => (await each('message')).length;

describe('the jobs', () => {
  it('have a name each, and so has what is done when one is abandoned', () => {
    expect(declared.length).toBeGreaterThan(0);
    const queues = declared.flatMap(({ name, abandon }) =>
      abandon ? [name, `${name}.abandoned`] : [name],
    );
    expect(queues.filter((name, index) => queues.indexOf(name) !== index)).toEqual([]);
  });

  it('run by lines that cron understands', () => {
    const schedules = declared.flatMap(({ name, schedule }) =>
      schedule === undefined ? [] : [`${name}: ${schedule}`],
    );
    expect(schedules.length).toBeGreaterThan(0);
    expect(schedules.filter((line) => !isCron(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
  });

  it('have no hour of their own that is not there in spring, and there twice in autumn', () => {
    const between = declared.filter(({ schedule }) => /^\S+ 2\b/.test(schedule ?? ''));
    expect(between.map(({ name }) => name)).toEqual([]);
  });

  it('are known with what they are sent with', () => {
    const known = declared.flatMap(({ name, schedule }) => (schedule === undefined ? [name] : []));
    expect([...Object.keys(sent), ...Object.keys(notHere)].toSorted()).toEqual(known.toSorted());
    expect(Object.entries(sent).filter(([, records]) => records.length === 0)).toEqual([]);
  });

  it.each(declared.filter(({ name }) => !(name in notHere)))(
    '$name does its work over filled data, and tells nobody a second time',
    async (job) => {
      test.errors.splice(0);
      expect(await problemsOf(job)).toEqual([]);
      const before = await countMessages();
      expect(await problemsOf(job)).toEqual([]);
      expect((await countMessages()) - before).toBe(0);
    },
  );

  it.each(['*/15 * * * *', '30 0 1-7,15 * 1-5/2', '0 0 31 12 7'])('%j is a line', (line) =>
    expect(isCron(line)).toBe(true),
  );
  it.each(['', '0 3 * *', '0 3 * * * *', '60 * * * *', '* 24 * * *', '* * 0 * *', '* * * 13 *'])(
    '%j is none',
    (line) => expect(isCron(line)).toBe(false),
  );
  it.each(['* * * * 8', '*/0 * * * *', '5-1 * * * *', '-1 * * * *', '0  3 * * *', 'daily'])(
    '%j is none either',
    (line) => expect(isCron(line)).toBe(false),
  );
});
