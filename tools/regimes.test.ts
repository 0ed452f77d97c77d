import { describe, expect, test } from 'vitest';
import { regimeProblems } from './regimes.mjs';

const planted = (file: string, text: string) => regimeProblems([{ file, text }]);

describe('a regime named outside its table is refused', () => {
  test.each([
    ['in a rule of the server', 'apps/server/src/money/ledger/plan.rules.ts', "x === 'TAXED'"],
    ['in SQL', 'apps/server/src/money/a.queries.ts', "sql`where l.regime <> 'PRIVATE'`"],
    ['as a key', 'apps/web/src/portal/pay/label.ts', 'const icons = { CZ_MEAL: 1 };'],
    ['in the contract', 'packages/contract/src/money/tax-limit.ts', 'z.enum(["SK_SPORT"])'],
  ])('%s', (_where, file, text) => expect(planted(file, text)).toHaveLength(1));
});

describe('nothing is said against', () => {
  test.each([
    ['the table', 'packages/contract/src/rules/regime-facts.ts', "'CZ_MEAL'"],
    ['a test', 'apps/server/src/money/a.test.ts', "'CZ_MEAL'"],
    ['what tests are made of', 'apps/server/src/test/money.ts', "'CZ_MEAL'"],
    ['the demo', 'apps/server/demo/money/index.ts', "'CZ_MEAL'"],
    ['another word', 'apps/server/src/money/a.ts', "'PRIVATE_WALLET'"],
  ])('%s', (_what, file, text) => expect(planted(file, text)).toEqual([]));
});
