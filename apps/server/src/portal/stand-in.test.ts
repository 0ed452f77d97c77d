import { brotliDecompressSync } from 'node:zlib';
import type { Me } from '@cafeteria/contract';
import { person } from '@cafeteria/contract/testing';
import { expect, it } from 'vitest';
import { fillHoles, packWithHoles } from './holes.ts';
import { standInFavorites, standInFor, written } from './stand-in.ts';

const jana: Me = {
  ...person,
  username: 'jana@firma.example',
  email: 'jana@firma.example',
  phoneNumber: '+420777123456',
  isPhoneVerified: true,
  hasInternalBenefits: true,
  tasks: { open: 3, total: 5 },
  termsDue: '2026-11',
};
const petr: Me = {
  ...jana,
  id: 8,
  username: 'petr',
  email: null,
  firstName: 'Petr <b>',
  lastName: 'O"Hara',
  phoneNumber: null,
  tasks: { open: 1, total: 4 },
  termsDue: null,
};
/** A page of who stands in: what a screen makes of a name, between much that is everybody's. */
const pageFor = ({ firstName, lastName }: Pick<Me, 'firstName' | 'lastName'>, greeted: string) => {
  const cards = Array.from({ length: 60 }, (_, at) => `<li>Káva ${at} „u dvou“</li>`).join('');
  const initials = firstName.charAt(0) + lastName.charAt(0);
  return (
    `<ul>${cards}</ul><button aria-label="${firstName}: účet" data-x=""><span>${initials}</span>` +
    `<b>${firstName}</b></button><p>${firstName} ${lastName}</p><h1>Dobrý den, ${greeted}!</h1>` +
    `<ul>${cards}</ul>`
  );
};
const shellOf = (me: Me) => {
  const standsIn = standInFor(me);
  return packWithHoles(pageFor(standsIn, 'Ꙁio'), 5);
};
const read = (page: Buffer | undefined): string =>
  brotliDecompressSync(page ?? Buffer.of())
    .toString()
    .replaceAll(/<!-- *-->|(?<=") +(?= )/g, '');

it('two people who are shown the same have the same stand in for them, which says nothing of either', () => {
  expect(standInFor(jana)).toEqual(standInFor(petr));
  const json = JSON.stringify(standInFor(jana));
  for (const own of ['Jana', 'Nováková', 'firma', '777', '2026-11', '"id":7'])
    expect(json).not.toContain(own);
});

it.each([
  ['roles', { roles: ['ROLE_ADMIN'] }],
  ['language', { language: 'SK' }],
  ['benefits of the employer', { hasInternalBenefits: false }],
  ['first steps, all done', { tasks: { open: 0, total: 5 } }],
] satisfies [string, Partial<Me>][])('one with other %s is shown something else', (_what, other) =>
  expect(standInFor({ ...jana, ...other })).not.toEqual(standInFor(jana)),
);

it('a packed page is filled for one person after the other, as if it had been made for each', async () => {
  const shell = await shellOf(jana);
  expect(shell.holes.length).toBe(5);
  expect(read(fillHoles(shell, jana, '<end>Jana</end>'))).toBe(
    `${pageFor(jana, 'Jano')}<end>Jana</end>`,
  );
  const safe = { firstName: 'Petr &lt;b&gt;', lastName: 'O&quot;Hara' };
  expect(read(fillHoles(shell, petr, '')).replace('>PO<', '>P&<')).toContain(
    `Dobrý den, ${safe.firstName}!`,
  );
  expect(read(fillHoles(shell, petr, ''))).not.toMatch(/Jan|Nov[aá]k/);
  // the bytes that are kept hold nobody
  expect(JSON.stringify(shell.holes)).not.toMatch(/Jan|Petr/);
});

it('what is longer than the largest piece of a packed page comes whole', async () => {
  const end = 'ž'.repeat(100_000);
  expect(read(fillHoles(await shellOf(jana), jana, end)).endsWith(end)).toBe(true);
});

it('a name without room has no part in a page for many', async () => {
  const long = { ...jana, firstName: 'Jana'.repeat(20) };
  expect(fillHoles(await shellOf(jana), long, '')).toBeUndefined();
});

it('initials are those of the first two words of a name', () =>
  expect(written('ꙀꙂ', { firstName: 'anna marie', lastName: 'Dvořák', client: null })).toBe('AM'));

it('favourites are stood in for by nothing of theirs', () => {
  const none = standInFavorites({ revision: 3, items: [] });
  const gone = { entityType: 'OFFER', entityId: 5, available: false, tile: null } as const;
  expect(standInFavorites({ revision: 9, items: [gone] })).toEqual(none);
  expect(none).toEqual({ revision: 0, items: [] });
});
