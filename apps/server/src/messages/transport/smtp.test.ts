import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { portOf, writeMail } from '../../test/mail.ts';
import { openTestApp } from '../../test/test-app.ts';
import { deliverMessages } from '../outbox/index.ts';
import { createSmtp } from './smtp.ts';
import type { Mail } from './transport.ts';

type Received = { readonly from: string; readonly to: string[]; readonly raw: string };
/** What the server says to an addressee, or once the mail is there; undefined takes it. */
type Says = { rcpt?: number; data?: number; hangsUp?: boolean };

let received: Received[];
let says: Says;
let server: SMTPServer;
let smtp: ReturnType<typeof createSmtp>;

const refusal = (responseCode: number): Error => Object.assign(new Error('no'), { responseCode });
const take = (stream: SMTPServerDataStream, done: (raw: string) => void): void => {
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('end', () => done(Buffer.concat(parts).toString('utf8')));
};

const test = await openTestApp();
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(says.rcpt ? refusal(says.rcpt) : null),
    onData: (stream, { envelope }, done) =>
      take(stream, (raw) => {
        if (says.data) return done(refusal(says.data));
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
        });
        // as if the connection had been lost before the answer
        if (says.hangsUp) return server.connections.forEach((one) => one.close());
        return done(null);
      }),
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server.server);
  smtp = createSmtp({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Benefity <portal@benefity.example>',
    mayBeClear: true,
  });
});
afterAll(async () => {
  smtp.close();
  await new Promise<void>((resolve) => server.close(resolve));
});
beforeEach(() => {
  received = [];
  says = {};
});
afterEach(() => sql`delete from message`.execute(test.db));

const queue = (userId = 2, email?: string): Promise<boolean> =>
  writeMail(test, {
    kind: 'PASSWORD_RECOVERY',
    userId,
    data: { path: '/password-reset?code=abc&userId=2' },
    ...(email && { to: { email } }),
  });
const deliver = (): Promise<void> =>
  deliverMessages(test.deps, { mail: smtp.send, sms: undefined });
const states = async () =>
  (
    await sql<{ status: string; attempts: number }>`
      select status, attempts from message order by id`.execute(test.db)
  ).rows;
const makeDue = () => sql`update message set next_attempt_at = now()`.execute(test.db);
const messageIdIn = ({ raw }: Received): string => /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '';

describe('mail by SMTP', () => {
  it('comes to one addressee as HTML and as text, from the portal', async () => {
    await queue();
    await deliver();
    const [mail] = received;
    expect(mail).toMatchObject({ from: 'portal@benefity.example', to: ['employee@test.test'] });
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(mail?.raw).toMatch(/^Content-Type: text\/plain/m);
    expect(mail?.raw).toMatch(/^Content-Type: text\/html/m);
    expect(await states()).toEqual([{ status: 'SENT', attempts: 1 }]);
  });
  it('that the server puts off is tried again and comes once', async () => {
    says = { rcpt: 451 };
    await queue();
    await deliver();
    expect(await states()).toEqual([{ status: 'QUEUED', attempts: 1 }]);
    says = {};
    await makeDue();
    await deliver();
    expect(await states()).toEqual([{ status: 'SENT', attempts: 2 }]);
    expect(received).toHaveLength(1);
  });
  it('to a mailbox that is not there is not tried again', async () => {
    says = { rcpt: 550 };
    await queue();
    await deliver();
    expect(await states()).toEqual([{ status: 'BOUNCED', attempts: 1 }]);
  });
  it('that the server refuses for what it holds is tried again: the mailbox may be good', async () => {
    says = { data: 554 };
    await queue();
    await deliver();
    expect(await states()).toEqual([{ status: 'QUEUED', attempts: 1 }]);
  });
  it('whose answer was lost goes again under the same name, so that a mailbox shows it once', async () => {
    says = { hangsUp: true };
    await queue();
    await deliver();
    says = {};
    await makeDue();
    await deliver();
    const ids = received.map(messageIdIn);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<message-\d+@localhost>$/);
  });
  it('whose sender was killed is sent by another', async () => {
    await queue();
    await sql`
      update message set status = 'SENDING', attempts = 1,
        next_attempt_at = now() + interval '10 minutes'`.execute(test.db);
    await deliver();
    expect(received).toEqual([]);
    await makeDue();
    await deliver();
    expect(await states()).toEqual([{ status: 'SENT', attempts: 2 }]);
  });
  it('waits in hundreds, two nodes send it side by side, and each comes once', async () => {
    for (let n = 0; n < 300; n += 1) await queue();
    await Promise.all([deliver(), deliver()]);
    expect(received).toHaveLength(300);
    expect(new Set(received.map(messageIdIn)).size).toBe(300);
    expect((await states()).every(({ status }) => status === 'SENT')).toBe(true);
  });
});

describe('what people call themselves', () => {
  it('adds no header, no addressee and no markup', async () => {
    await sql`
      update "user" set first_name = ${'Eva\r\nBcc: spy@evil.example\r\n\r\n<img src=x onerror=alert(1)>'}
      where id = 3`.execute(test.db);
    await sql`
      update client set name = ${'<b>A</b>\r\nX-Evil: 1'} where id = 2`.execute(test.db);
    await queue(3);
    await deliver();
    const [mail] = received;
    expect(mail?.to).toEqual(['other@test.test']);
    const headers = mail?.raw.slice(0, mail.raw.indexOf('\r\n\r\n')) ?? '';
    expect(headers).not.toMatch(/^(bcc|x-evil):/im);
    expect(mail?.raw).not.toContain('<img src=x');
  });
  it('as an address is one address, whatever stands in it', async () => {
    for (const address of [
      'a@b.example, spy@evil.example',
      'a@b.example\r\nRCPT TO:<spy@evil.example>',
    ])
      await queue(2, address);
    await deliver();
    expect(received.flatMap(({ to }) => to)).not.toContain('spy@evil.example');
    expect(received.every(({ to }) => to.length === 1)).toBe(true);
  });
  it('of 300 characters is the server’s to refuse, once', async () => {
    await queue(2, `${'a'.repeat(290)}@b.example`);
    await deliver();
    expect(await states()).toEqual([{ status: 'BOUNCED', attempts: 1 }]);
  });
});

it('a logo comes inside the mail', async () => {
  const mail: Mail = {
    messageId: '<1@localhost>',
    to: 'a@b.example',
    subject: 'Žluťoučký kůň',
    html: '<img src="cid:logo">',
    text: 'x',
    headers: {},
    pictures: [{ cid: 'logo', contentType: 'image/png', base64: 'aGVsbG8=' }],
  };
  await smtp.send(mail);
  expect(received[0]?.raw).toMatch(/^Content-Id: <logo>/im);
  expect(received[0]?.raw).toContain('aGVsbG8=');
});

it('a mail goes in the clear over a network only where that is allowed', async () => {
  const far = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => take(stream, () => done(null)),
  });
  await new Promise<void>((resolve) => void far.listen(0, '127.0.0.2', resolve));
  const sendTo = async (mayBeClear: boolean): Promise<void> => {
    const url = `smtp://127.0.0.2:${portOf(far.server)}`;
    const way = createSmtp({ url, from: 'a@b.example', mayBeClear });
    const mail = { messageId: '<2@localhost>', to: 'a@b.example', subject: 'x', html: 'x' };
    await way.send({ ...mail, text: 'x', headers: {}, pictures: [] }).finally(way.close);
  };
  await expect(sendTo(false)).rejects.toThrow(/STARTTLS/);
  await sendTo(true);
  await new Promise<void>((resolve) => far.close(resolve));
});
