const knows = new Set([
  'packages/contract/src/vocabulary/enums.ts',
  'packages/contract/src/rules/access.ts',
]);
/** What a comment says is no rule. */
const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const isTest = (file) => /\.test\.|\.walk\.|\/(?:test|testing)\//.test(file);

/** Where product code names a role, instead of asking what somebody may. */
export const rolesNamedIn = (sources) =>
  sources
    .filter(
      ({ file, text }) =>
        !knows.has(file) && !isTest(file) && /\bROLE_[A-Z]+/.test(withoutComments(text)),
    )
    .map(
      ({ file }) =>
        `${file}: names a role; ask what may be done (packages/contract/src/rules/access.ts)`,
    );
