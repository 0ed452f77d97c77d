// The tests of the server and of the rules, or the journeys, as they will be on another day: on the first of a month,
// at New Year, on the day the clocks change. What names a year or a number of the demo passes today and fails then.
import { bin, findNode, run } from './node.mjs';

const [when = '', ...given] = process.argv.slice(2);
const shift = Math.round((Date.parse(when) - Date.now()) / 1000);
if (!Number.isFinite(shift)) {
  console.error('npm run test:on -- 2027-01-01T02:00:00 [--journeys] [pattern ...]');
  process.exit(2);
}
const areJourneys = given.includes('--journeys');
const patterns = given.filter((one) => one !== '--journeys');
const projects = ['--project=unit', '--project=server', '--project=server-alone'];
const program = areJourneys ? [bin('playwright'), 'test'] : [bin('vitest'), 'run', ...projects];
const { code } = await run(
  'faketime',
  ['-f', `${shift < 0 ? '' : '+'}${shift}s`, findNode(), ...program, ...patterns],
  // what is waited for goes by as ever
  { env: { FAKETIME_DONT_FAKE_MONOTONIC: '1', CLOCK_AHEAD: String(shift * 1000) } },
).catch(() => {
  console.error('This needs libfaketime: apt-get install faketime');
  return { code: 2 };
});
process.exit(code ?? 1);
