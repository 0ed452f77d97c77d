// What the reports of the test runners say: how many tests passed, and which failed.
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A file that could not be loaded has failed without a failed test. */
const failuresOfFile = ({ name, status, message, assertionResults = [] }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) return failed.map(({ fullName }) => `${name}: ${fullName}`);
  return status === 'failed' ? [`${name}: ${String(message).split('\n')[0]}`] : [];
};

/** `{ passed, failed: names }` of vitest's JSON report. */
export const vitestResults = (file) => {
  const report = read(file);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.testResults ?? []).flatMap(failuresOfFile),
  };
};

const specsOf = ({ title, specs = [], suites = [] }, names = []) => {
  const path = [...names, title].filter(Boolean);
  return [
    ...specs.map((spec) => ({ name: [...path, spec.title].join(' > '), tests: spec.tests })),
    ...suites.flatMap((suite) => specsOf(suite, path)),
  ];
};

/**
 * `{ passed, failed: names, flaky: names }` of Playwright's JSON report; what failed outside any
 * test, such as a server that does not start, is named by its message.
 */
export const playwrightResults = (file) => {
  const report = read(file);
  const results = (report?.suites ?? [])
    .flatMap((suite) => specsOf(suite))
    .flatMap(({ name, tests }) =>
      tests.map(({ projectName, status }) => ({ name: `[${projectName}] ${name}`, status })),
    );
  const named = (wanted) =>
    results.filter(({ status }) => status === wanted).map(({ name }) => name);
  const errors = (report?.errors ?? []).map(({ message }) => String(message).split('\n')[0]);
  return {
    passed: named('expected').length + named('flaky').length,
    failed: [...named('unexpected'), ...errors],
    flaky: named('flaky'),
  };
};

/** `{ passed: 0, failed: names }` of the list `tools/check.mjs --report` writes. */
export const checkResults = (file) => ({ passed: 0, failed: read(file) ?? [] });
