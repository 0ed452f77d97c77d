// The numbers of docs/ARCHITECTURE.md: median and p90 of lines a file, no line over 120, no crumb without a reason.
// The maximum of lines is oxlint's (max-lines).

const limits = { median: 80, p90: 200, columns: 120, crumb: 10 };
/** Words and drawings, as data: their lines are as long as they are. */
const isData = (file) => /\/(demo|seed)\/|-paths\.ts$/.test(file);
const isTest = (file) => /\.test\.tsx?$/.test(file);
/** Files of a few lines that have a reason to be on their own; doors, and roles that each folder has, need none. */
const isRole = (file) => /(index|\.table|\.jobs|\.d)\.ts$/.test(file);
const crumbs = new Set([
  'packages/contract/src/values/visibility.ts', // a part of three entities
  'packages/contract/src/rules/payment.ts', // a rule of server and web
  'packages/ui/src/class-names.ts', // every component uses it
  'packages/ui/src/text/VisuallyHidden.tsx', // a component of its own
  'apps/server/src/kernel/link-href.ts', // a rule of three entities
  'apps/web/src/app/offline/to-worker.ts', // said by the page, heard by the worker
  'apps/web/src/admin/frame/rich-text/link-of.ts', // a rule with its test
  'apps/web/src/portal/screen/screen-states.ts', // routes spread it
]);

const linesOf = (text) => text.trimEnd().split('\n');

const spreadProblems = (sources) => {
  const lengths = sources
    .filter(({ file }) => !isTest(file))
    .map(({ text }) => linesOf(text).length)
    .sort((a, b) => a - b);
  const at = (share) => lengths[Math.floor((lengths.length - 1) * share)];
  return [
    ['median', at(0.5)],
    ['p90', at(0.9)],
  ]
    .filter(([name, lines]) => lines > limits[name])
    .map(([name, lines]) => `the ${name} of lines per file is ${lines}, at most ${limits[name]}`);
};
const wideLines = (sources) =>
  sources
    .filter(({ file }) => !isData(file))
    .flatMap(({ file, text }) =>
      linesOf(text).flatMap((line, index) =>
        line.length > limits.columns ? [`${file}:${index + 1}: ${line.length} columns`] : [],
      ),
    );
const crumbProblems = (sources) =>
  sources
    .filter(({ file, text }) => linesOf(text).length < limits.crumb && !isRole(file))
    .filter(({ file }) => !isTest(file) && !isData(file) && !crumbs.has(file))
    .map(({ file }) => `${file}: under ${limits.crumb} lines; it belongs to its only user`);
/** A reason that is given for a file which needs none any more. */
export const crumbReasonProblems = (sources) => {
  const small = sources.filter(({ text }) => linesOf(text).length < limits.crumb);
  const names = new Set(small.map(({ file }) => file));
  return [...crumbs]
    .filter((file) => !names.has(file))
    .map((file) => `tools/sizes.mjs: ${file} is no crumb, or is no more`);
};

/** `sources` are the product's, all of them; `helpers` the scripts and journeys, of which only lines are measured. */
export const sizeProblems = (sources, helpers) => [
  ...spreadProblems(sources),
  ...wideLines([...sources, ...helpers]),
  ...crumbProblems(sources),
];
