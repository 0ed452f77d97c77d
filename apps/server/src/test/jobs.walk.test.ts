import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { parseEnvironment } from '../config/config.ts';
import { createJobs, type Job } from '../platform/jobs/index.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

const ranges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;
/** `*`, `7`, `1-5`, any of them with a step, and lists of them; no names of days or months. */
const isCronField = (text: string, [least, most]: readonly [number, number]): boolean =>
  text.split(',').every((item) => {
    const parts = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(item);
    if (!parts) return false;
    const [first = least, last = first, step = 1] = parts
      .slice(1)
      .map((digits: string | undefined) => (digits === undefined ? undefined : Number(digits)));
    return least <= first && first <= last && last <= most && step > 0 && step <= most;
  });
const isCron = (line: string): boolean => {
  const fields = line.split(' ');
  return (
    fields.length === ranges.length &&
    ranges.every((range, index) => isCronField(fields[index] ?? '', range))
  );
};

let database: TestDatabase;
let close: () => Promise<unknown>;
const declared: Job[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
  const log = pino({ level: 'silent' });
  const jobs = createJobs({ connection: database.connection, log: () => {} });
  const { app } = await buildApp({
    config: parseEnvironment({}),
    db: database.db,
    pool: database.pool,
    jobs: { ...jobs, define: (...some) => void declared.push(...some) },
    log,
  });
  close = () => app.close();
});
afterAll(async () => {
  await close();
  await database.drop();
});

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
