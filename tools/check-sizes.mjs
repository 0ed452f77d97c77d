// The numbers of docs/ARCHITECTURE.md: median and p90 of lines a file, no line over 120, no crumb without a reason.
// The maximum of lines is oxlint's (max-lines).
import { readSources, report } from './sources.mjs';

const limits = { median: 80, p90: 200, columns: 120, crumb: 10 };
/** Words and drawings, as data: their lines are as long as they are. */
const isData = (file) => /\/(demo|seed)\/|-paths\.ts$/.test(file);
const isTest = (file) => /\.test\.tsx?$/.test(file);
/** Files of a few lines that have a reason to be on their own; doors, and roles that each folder has, need none. */
const isRole = (file) => /(index|\.table|\.jobs|\.d)\.ts$/.test(file);
const crumbs = new Set([
  'packages/contract/src/values/visibility.ts', // a part of three entities
  'packages/contract/src/rules/payment.ts', // a rule of server and web
  'packages/i18n/src/texts.ts', // the type of all texts, which tools read
  'packages/ui/src/class-names.ts', // every component uses it
  'packages/ui/src/text/VisuallyHidden.tsx', // a component of its own
  'apps/server/src/test/days.ts', // how tests of several features count days back
  'apps/server/src/kernel/link-href.ts', // a rule of three entities
  'apps/web/src/app/offline/to-worker.ts', // said by the page, heard by the worker
  'apps/web/src/admin/frame/Stack.tsx', // a component of many pages
  'apps/web/src/admin/frame/form/AroundForm.tsx', // keeps two files from a circle
  'apps/web/src/admin/frame/rich-text/link-of.ts', // a rule with its test
  'apps/web/src/portal/map/panel/own-name.ts', // a rule with its test
  'apps/web/src/portal/map/pins/load-pin-map.ts', // what imports it must not import the map
  'apps/web/src/portal/screen/screen-states.ts', // routes spread it
]);

const sources = readSources();
const linesOf = (text) => text.trimEnd().split('\n');
const lengths = sources
  .filter(({ file }) => !isTest(file))
  .map(({ text }) => linesOf(text).length)
  .sort((a, b) => a - b);
const at = (share) => lengths[Math.floor((lengths.length - 1) * share)];

const spread = [
  ['median', at(0.5)],
  ['p90', at(0.9)],
]
  .filter(([name, lines]) => lines > limits[name])
  .map(([name, lines]) => `the ${name} of lines per file is ${lines}, at most ${limits[name]}`);
const helpers = readSources(['tools', 'e2e', 'bench', 'packages'], /\.mjs$/);
const journeys = readSources(['tools', 'e2e', 'bench']);
const wide = [...sources, ...journeys, ...helpers]
  .filter(({ file }) => !isData(file))
  .flatMap(({ file, text }) =>
    linesOf(text).flatMap((line, index) =>
      line.length > limits.columns ? [`${file}:${index + 1}: ${line.length} columns`] : [],
    ),
  );
const small = sources
  .filter(({ file, text }) => linesOf(text).length < limits.crumb && !isRole(file))
  .filter(({ file }) => !isTest(file) && !isData(file) && !crumbs.has(file))
  .map(({ file }) => `${file}: under ${limits.crumb} lines; it belongs to its only user`);
report([...spread, ...wide, ...small], lengths.length);
