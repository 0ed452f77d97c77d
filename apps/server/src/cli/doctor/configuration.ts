import { environmentProblems, variables } from '../../config/index.ts';
import { type Check, fail, ofConfig, ok, warn } from './check.ts';

/** How many letters must change to make one word of the other. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_one, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + (letter === other ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};
const farthest = 2;
const shortest = 6;
/** Names that nobody reads and that are nearly one of ours. */
const misspelt = (names: readonly string[]): readonly string[] =>
  names
    .filter((name) => name.length >= shortest && !variables.includes(name))
    .flatMap((name) => {
      const suggestion = variables.find(
        (known) => known.length >= shortest && distance(name, known) <= farthest,
      );
      return suggestion ? [`${name} (${suggestion}?)`] : [];
    });

export const configurationChecks: readonly Check[] = [
  {
    name: 'environment',
    look: ({ environment }) => {
      const problems = environmentProblems(environment);
      return problems.length > 0
        ? fail(problems.join('; '), 'mend these variables: the portal does not start with them')
        : ok('every variable that is set can be read');
    },
  },
  {
    name: 'names of variables',
    look: ({ environment }) => {
      const wrong = misspelt(Object.keys(environment));
      return wrong.length > 0
        ? warn(`nobody reads ${wrong.join(', ')}`, 'compare with docs/operations.md, Environment')
        : ok('none looks like one of ours and is none');
    },
  },
  ofConfig('address', ({ webOrigin, isLocal, environment }) => {
    if (isLocal)
      return environment === 'PROD'
        ? warn(`${webOrigin} is this machine only`, 'set PUBLIC_URL to what readers type')
        : ok(`${webOrigin}, for this machine only`);
    return webOrigin.startsWith('https:')
      ? ok(webOrigin)
      : fail(
          `${webOrigin} sends passwords and cookies in the clear`,
          'set PUBLIC_URL to https://…',
        );
  }),
  ofConfig('demo', ({ demo, isLocal }) =>
    demo && !isLocal
      ? fail(
          'the demo and its known passwords are on at a public address',
          'set DEMO=false, on a new database',
        )
      : ok(demo ? 'on, for this machine' : 'off'),
  ),
  ofConfig('second factor', ({ adminSecondFactor, isLocal }) =>
    adminSecondFactor === 'required' || isLocal
      ? ok(adminSecondFactor)
      : warn(
          `administrators need nothing beside a password (${adminSecondFactor})`,
          'set ADMIN_SECOND_FACTOR=required',
        ),
  ),
  ofConfig('security contact', ({ securityContact, isLocal }) =>
    securityContact || isLocal
      ? ok(securityContact ?? 'none, for this machine')
      : warn('nobody is named who is told of a weakness', 'set SECURITY_CONTACT=mailto:…'),
  ),
];
