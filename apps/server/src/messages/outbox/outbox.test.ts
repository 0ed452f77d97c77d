import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkIn, readMails, writeMail } from '../../test/mail.ts';
import { openTestApp } from '../../test/test-app.ts';
import { Bounced, type Transports } from '../transport/index.ts';
import { deliverMessages, queueMessage } from './index.ts';

const test = await openTestApp();
beforeEach(() => sql`delete from message`.execute(test.db));

const path = '/password-reset?code=abc&userId=2';
const queue = (once?: string): Promise<boolean> =>
  writeMail(test, { kind: 'PASSWORD_RECOVERY', userId: 2, data: { path }, ...(once && { once }) });
const states = async () =>
  (
    await sql<{ status: string; attempts: number; wait: number; isEmpty: boolean }>`
      select
        status, attempts, content is null as "isEmpty",
        round(extract(epoch from next_attempt_at - now()) / 60)::int as wait
      from message
      order by id`.execute(test.db)
  ).rows;
const sending = (mail: Transports['mail']): Transports => ({ mail, sms: undefined });
const refuse = (error: Error) => sending(() => Promise.reject(error));

describe('a message', () => {
  it('is read by its addressee, in their language, and says where to go', async () => {
    await queue();
    const [mail] = await readMails(test, 2);
    expect(mail).toMatchObject({
      to: 'employee@test.test',
      subject: 'Nové heslo do portálu benefitů',
    });
    expect(mail && linkIn(mail)).toBe(path);
    expect(mail?.html).toContain(path.replace('&', '&amp;'));
  });
  it('does not exist when what caused it is rolled back', async () => {
    await expect(
      test.deps.writeUnseen(async (tx) => {
        await queueMessage(test.deps, tx, { kind: 'PASSWORD_RECOVERY', userId: 2, data: { path } });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await states()).toEqual([]);
  });
  it('of one occasion is written once', async () => {
    expect([await queue('recovery 1'), await queue('recovery 1')]).toEqual([true, false]);
    expect(await states()).toHaveLength(1);
  });
  it('goes once, however many send at once, and what it held is forgotten', async () => {
    await Promise.all(Array.from({ length: 20 }, () => queue()));
    const sent: string[] = [];
    const transports = sending(async ({ messageId }) => void sent.push(messageId));
    await Promise.all([1, 2, 3].map(() => deliverMessages(test.deps, transports)));
    expect([sent.length, new Set(sent).size]).toEqual([20, 20]);
    expect((await states()).every(({ status, isEmpty }) => status === 'SENT' && isEmpty)).toBe(
      true,
    );
  });
  it('that failed waits a minute, then two, and is given up after the twelfth try', async () => {
    await queue();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await deliverMessages(test.deps, refuse(new Error('busy')));
      waits.push((await states())[0]?.wait ?? 0);
      await sql`update message set next_attempt_at = now()`.execute(test.db);
    }
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(Math.max(...waits)).toBe(360);
    expect(await states()).toMatchObject([{ status: 'FAILED', attempts: 12, isEmpty: false }]);
  });
  it('to a mailbox that is not there is not tried again', async () => {
    await queue();
    await deliverMessages(test.deps, refuse(new Bounced('550 no such user')));
    expect(await states()).toMatchObject([{ status: 'BOUNCED', attempts: 1, isEmpty: true }]);
  });
});
