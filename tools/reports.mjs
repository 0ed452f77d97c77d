// What the reports of the test runners say: how many tests passed, and which failed.
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** The first line of why something failed, without the colours of a terminal. */
const firstLine = (message) =>
  String(message)
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')[0];
const because = (messages = []) => (messages[0] ? ` (${firstLine(messages[0])})` : '');

const namesOf = (file, tests) =>
  tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}${because(failureMessages)}`);
/** A file that could not be loaded has failed without a failed test. */
const failuresOfFile = ({ name, status, message, assertionResults = [] }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) return namesOf(name, failed);
  return status === 'failed' ? [`${name}: ${firstLine(message)}`] : [];
};
/** A test that passed and has a failure to tell of did so at its second try. */
const flakyOfFile = ({ name, assertionResults = [] }) =>
  namesOf(
    name,
    assertionResults.filter(
      ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
    ),
  );

/** `{ passed, failed: names, flaky: names }` of vitest's JSON report. */
export const vitestResults = (file) => {
  const report = read(file);
  const files = report?.testResults ?? [];
  return {
    passed: report?.numPassedTests ?? 0,
    failed: files.flatMap(failuresOfFile),
    flaky: files.flatMap(flakyOfFile),
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
      tests.map(({ projectName, status, results: tries = [] }) => ({
        name: `[${projectName}] ${name}`,
        status,
        why: because(tries.flatMap(({ errors = [] }) => errors.map(({ message }) => message))),
      })),
    );
  const named = (wanted) =>
    results.filter(({ status }) => status === wanted).map(({ name, why }) => name + why);
  const errors = (report?.errors ?? []).map(({ message }) => firstLine(message));
  return {
    passed: named('expected').length + named('flaky').length,
    failed: [...named('unexpected'), ...errors],
    flaky: named('flaky'),
  };
};

/** `{ passed: 0, failed: names }` of the list `tools/check.mjs --report` writes. */
export const checkResults = (file) => ({ passed: 0, failed: read(file) ?? [] });
