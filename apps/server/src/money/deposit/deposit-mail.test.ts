import { expect, it } from 'vitest';
import { api } from '@cafeteria/contract';
import { depositForm, openDepositApp } from '../../test/deposit-app.ts';
import { readMails } from '../../test/mail.ts';
import { conclude } from './settle.ts';

const test = await openDepositApp('DEMO');

const begin = async (): Promise<number> => {
  const employee = await test.signedIn('employee');
  const body = depositForm();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return (await employee.call(api.deposit.init, { body }, headers)).body.id;
};
const subjects = async (): Promise<string[]> =>
  (await readMails(test, 2)).map(({ subject }) => subject.replaceAll('\u00A0', ' '));

it('the owner of a top-up is told by mail that it failed and why, once', async () => {
  const id = await begin();
  const declined = { state: 'DECLINED', reason: 'DENIED_BY_BANK' } as const;
  await conclude(test.tools, id, declined, null);
  await conclude(test.tools, id, declined, null);
  expect(await subjects()).toEqual(['Dobití 500,00 Kč se nepovedlo']);
  const [mail] = await readMails(test, 2);
  expect(mail?.text).toContain('banka platbu zamítla.');
});
it('and that it was paid', async () => {
  const id = await begin();
  await conclude(test.tools, id, { state: 'PAID' }, null);
  expect((await subjects()).at(-1)).toBe('Dobili jste si 500,00 Kč');
});
