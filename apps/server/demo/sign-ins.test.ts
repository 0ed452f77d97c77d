import { readFileSync } from 'node:fs';
import { rolesWhere } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import { demoPasswords, demoSignIns } from './sign-ins.ts';

it('somebody of every role signs in to the demo', () =>
  expect(new Set(demoSignIns.map(({ role }) => role))).toEqual(new Set(rolesWhere(() => true))));

it('the README tells everybody’s name, password and what they are', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const rows = readme.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  for (const { username, role, who } of demoSignIns)
    expect(
      rows.find(([, name]) => name === `\`${username}\``),
      username,
    ).toEqual([
      '',
      `\`${username}\``,
      `\`${demoPasswords[role]}\``,
      expect.stringContaining(who),
      '',
    ]);
});
