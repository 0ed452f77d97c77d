// An administrator who imports one file of people after the other, and whether all of each is there, or nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import { api as routes, fileForm } from '@cafeteria/contract';
import { RefusedError } from '../../apps/server/src/cli/answer.ts';
import { signIn } from '../../apps/server/src/cli/till/person.ts';
import { insist } from '../../apps/server/src/test/chaos/workers.ts';
import { passwords } from '../../apps/server/src/test/factories.ts';

const clientId = 1;
const linesOfFile = 40;
const path = `/api/admin/client/${clientId}/user-import`;
/** Of one file of one who imports: its people are told by it. */
const markOf = (crew, turn) => `K${crew}.${turn}-`;
const fileOf = (mark) =>
  [
    'personalNumber;firstName;lastName;email;username',
    ...Array.from(
      { length: linesOfFile },
      (_, line) => `${mark}${line};Jana;Nováková;${mark}${line}@import.test;`,
    ),
  ].join('\r\n');

const upload = (person, mark) => {
  const form = JSON.stringify({ fileName: `${mark}.csv`, deactivateMissing: false });
  const query = new URLSearchParams({ [fileForm]: form });
  return person.call(routes.userImport.upload, `${path}?${query}`, {
    file: fileOf(mark),
    headers: { 'content-type': 'text/csv' },
  });
};
/** Begun twice is refused: the answer of the first may have been lost. */
const begin = (person, id, step) =>
  insist(() => person.call(routes.userImport[step], `${path}/${id}/${step}`)).catch((error) => {
    if (!(error instanceof RefusedError) || error.status !== 422) throw error;
  });
const settled = async (person, id) => {
  for (;;) {
    const found = await insist(() => person.call(routes.userImport.get, `${path}/${id}`));
    if (!['READ', 'CHECKING', 'IMPORTING'].includes(found.status)) return found;
    await sleep(200);
  }
};

/** Imports until it is over; resolves to how each file ended. `crew` tells its files from another's. */
export const importPeople = async ({ api, isOver }, crew) => {
  const ended = [];
  for (let turn = 1; !isOver(); turn += 1) {
    const mark = markOf(crew, turn);
    const person = await insist(() => signIn(api, 'admin@test.test', passwords.admin));
    const { id } = await insist(() => upload(person, mark));
    await begin(person, id, 'check');
    const checked = await settled(person, id);
    if (checked.status === 'CHECKED') await begin(person, id, 'run');
    const { status } = await settled(person, id);
    ended.push({ mark, status });
    await sleep(300);
  }
  return ended;
};

const thereSql = `
  select split_part(personal_number, '-', 1) || '-' as mark, count(*)::int as people
  from "user" where personal_number like 'K%-%' group by 1`;
/** How the files ended, in a line. */
export const importLine = (ended) => {
  const often = Map.groupBy(ended, ({ status }) => status);
  const counts = [...often].map(([status, files]) => `${files.length} ${status}`);
  return `Files of ${linesOfFile} people: ${counts.join(', ') || 'none'}.`;
};
/** What of the files is half there, or otherwise than was said. */
export const importLies = async (pool, ended) => {
  const { rows } = await pool.query(thereSql);
  const found = new Map(rows.map(({ mark, people }) => [mark, people]));
  return ended.flatMap(({ mark, status }) => {
    const people = found.get(mark) ?? 0;
    const expected = status === 'IMPORTED' ? linesOfFile : 0;
    return people === expected
      ? []
      : [`the file ${mark} was ${status} and ${people} of its people are there`];
  });
};
