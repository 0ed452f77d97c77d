/** An installation without the demo begins with nobody, and somebody has to be the first. */
import { api } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import { atomic, openSecrets } from '../../../platform/db/index.ts';
import { keysOf } from '../../../keys.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { inviteFirstAdministrator } from './index.ts';

const test = await openTestApp({ ADMIN_SECOND_FACTOR: 'off' }, { fill: async () => {} });
const person = {
  email: 'prvni@provoz.test',
  firstName: 'První',
  lastName: 'Správkyně',
  language: 'CZ',
} as const;
const invite = async (given = person): Promise<{ userId: number; code: string }> => {
  const { digest } = await openSecrets(test.db, keysOf(test.config));
  const { path } = await atomic(test.db, (tx) => inviteFirstAdministrator({ digest }, tx, given));
  const link = new URL(path, 'http://localhost');
  return {
    userId: Number(link.searchParams.get('userId')),
    code: new URLSearchParams(link.hash.slice(1)).get('code') ?? '',
  };
};
const password = 'Zelena.Stolicka.47';
const takeUp = async (link: { userId: number; code: string }) => {
  const caller = test.createCaller();
  await caller.renewCsrf();
  const body = { ...link, password, language: 'CZ', termsAccepted: true } as const;
  const { status } = await caller.call(api.onboarding.complete, { body });
  await caller.renewCsrf();
  return { status, caller };
};

it('the first administrator comes in by a link, makes others, and no second one is made so', async () => {
  const lost = await invite();
  const link = await invite();
  expect(link.userId).toBe(lost.userId);
  expect((await takeUp(lost)).status).toBe(422);
  const { status, caller } = await takeUp(link);
  expect(status).toBe(200);
  expect((await caller.call(api.userAdmin.list, {})).body.content).toMatchObject([
    { id: link.userId },
  ]);
  expect(await test.createCaller().signIn(person.email, password)).toBe(200);
  await expect(invite()).rejects.toThrow('there is an administrator');
});
