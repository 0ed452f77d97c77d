import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkResults, playwrightResults, vitestResults } from './reports.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'cafeteria-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (report: object): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

describe('the reports of a run', () => {
  it('name each test that failed or came late with its reason, and each file that was not loaded', () => {
    const file = write({
      numPassedTests: 7,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            {
              fullName: 'a list is sorted',
              status: 'failed',
              failureMessages: ['AssertionError: \u001B[31mexpected 2 to be 1\u001B[39m\n  at x'],
            },
            { fullName: 'a list is paged', status: 'passed', failureMessages: [] },
            {
              fullName: 'a list is filtered',
              status: 'passed',
              failureMessages: ['AssertionError: expected 3 to be 4'],
            },
          ],
        },
        {
          name: 'b.test.ts',
          status: 'failed',
          message: 'no such file\n  at x',
          assertionResults: [],
        },
        { name: 'c.test.ts', status: 'passed', assertionResults: [] },
      ],
    });
    expect(vitestResults(file)).toEqual({
      passed: 7,
      failed: [
        'a.test.ts: a list is sorted (AssertionError: expected 2 to be 1)',
        'b.test.ts: no such file',
      ],
      flaky: ['a.test.ts: a list is filtered (AssertionError: expected 3 to be 4)'],
    });
  });

  it('name each journey that failed or needed a second try, and what failed outside them', () => {
    const specOf = (title: string, status: string) => ({
      title,
      tests: [
        {
          projectName: 'desktop',
          status,
          results: status === 'expected' ? [] : [{ errors: [{ message: 'no button\n at y' }] }],
        },
      ],
    });
    const file = write({
      suites: [
        {
          title: 'a.spec.ts',
          specs: [specOf('one', 'expected'), specOf('two', 'unexpected')],
          suites: [{ title: 'a page', specs: [specOf('three', 'flaky')] }],
        },
      ],
      errors: [{ message: 'the server does not start\n  at y' }],
    });
    expect(playwrightResults(file)).toEqual({
      passed: 2,
      failed: ['[desktop] a.spec.ts > two (no button)', 'the server does not start'],
      flaky: ['[desktop] a.spec.ts > a page > three (no button)'],
    });
  });

  it('say nothing of a step that wrote none', () => {
    const none = path.join(folder, 'none.json');
    expect(vitestResults(none)).toEqual({ passed: 0, failed: [], flaky: [] });
    expect(playwrightResults(none)).toEqual({ passed: 0, failed: [], flaky: [] });
    expect(checkResults(none)).toEqual({ passed: 0, failed: [] });
  });
});
