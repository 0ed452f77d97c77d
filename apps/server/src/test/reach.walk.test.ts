/**
 * What each role may call, and what a role might whose words hold for its own client: written down, so that a new role,
 * a new word or a new route shows what it opens, to read as to change.
 */
import { reachOf, roleRules, standingOf, staffWords, type Route } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import { contractRoutes } from './contract-routes.ts';

const plain = standingOf([]);
const lineOf = (route: Route): string => `${route.method} ${route.path}`;
/** Calls beyond those of everybody who is signed in, and how far each reaches. */
const opened = (standing: typeof plain): string[] =>
  contractRoutes
    .filter(({ route }) => reachOf(route, plain) === 'nothing')
    .map(({ route }) => [reachOf(route, standing), lineOf(route)] as const)
    .filter(([reach]) => reach !== 'nothing')
    .map(([reach, line]) => `${reach} ${line}`)
    .toSorted();
const section = (title: string, lines: readonly string[]): string =>
  [`# ${title}: ${lines.length} calls`, ...lines, ''].join('\n');

it('what roles may call is what reach.txt says', async () => {
  const roles = Object.keys(roleRules).map((role) =>
    section(role, opened(standingOf([role as keyof typeof roleRules]))),
  );
  const words = staffWords.map((word) =>
    section(
      `a role with "${word}" over its own client`,
      opened({ everywhere: new Set(), ownClient: new Set([word]), isStaff: true }),
    ),
  );
  await expect([...roles, ...words].join('\n')).toMatchFileSnapshot('../../reach.txt');
});
