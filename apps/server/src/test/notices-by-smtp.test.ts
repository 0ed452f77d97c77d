import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { addDays, pragueDay } from '../money/ledger/index.ts';
import { portOf } from './mail.ts';
import { giveCredits, insertPartner } from './money.ts';
import { openTestApp } from './test-app.ts';

/** A mail as it came, the lines of its head whole again. */
type Received = { readonly to: string[]; readonly head: string };
let received: Received[];
const headOf = (raw: string): string =>
  raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
const header = ({ head }: Received, name: string): string =>
  new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';

const keep = async (stream: Readable, to: string[]): Promise<void> => {
  received.push({ to, head: headOf(await text(stream)) });
};

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) =>
    callbackify(keep)(
      stream,
      envelope.rcptTo.map(({ address }) => address),
      done,
    ),
});
server.on('error', () => {});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
const test = await openTestApp({
  SMTP_URL: `smtp://127.0.0.1:${portOf(server.server)}`,
  MAIL_FROM: 'Benefity <portal@benefity.example>',
});
beforeEach(() => {
  received = [];
});

const run = (job: string): Promise<unknown> =>
  test.deps.writeUnseen((tx) => test.jobs.send(tx, job, {}));
/** What the job has sent, written, taken up and delivered as in life. */
const mails = async (): Promise<Received[]> => {
  await expect.poll(() => received.length).toBeGreaterThan(0);
  return received;
};
const isDone = async (): Promise<boolean> =>
  (
    await sql`
      select 1
      from job.job
      where name in ('newsletter.send', 'reminder.credits', 'message.deliver')
        and state in ('created', 'retry', 'active')`.execute(test.db)
  ).rows.length === 0;

it('credits that end in seven days are told by a real mail, which is no list to leave', async () => {
  await giveCredits(test.db, 2, { amount: 5_000 });
  await sql`update credit_lot set expires_on = ${addDays(pragueDay(), 7)}::date`.execute(test.db);
  await run('reminder.credits');
  const [mail] = await mails();
  expect(mail?.to).toEqual(['employee@test.test']);
  expect(mail && header(mail, 'List-Unsubscribe')).toBe('');
});

it('the news come by a real mail, whose one click ends them: a POST as RFC 8058 says', async () => {
  await sql`
    update "user" set newsletter_frequency = 'DAILY',
      marketing_consent_at = now() - interval '2 days'
    where id = 2`.execute(test.db);
  await insertPartner(test.db, { name: 'Nová kavárna' });
  await run('newsletter.send');
  const [mail] = await mails();
  expect(mail && header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const link =
    /^<(https?:\/\/[^>]+)>/.exec(mail ? header(mail, 'List-Unsubscribe') : '')?.[1] ?? '';
  const { pathname, search } = new URL(link);
  const press = await test.app.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(press.statusCode).toBe(200);

  received = [];
  await sql`
    update "user" set newsletter_sent_at = null, marketing_consent_at = now() - interval '2 days'
    where id = 2`.execute(test.db);
  await insertPartner(test.db, { name: 'Nové kino' });
  await run('newsletter.send');
  await expect.poll(isDone).toBe(true);
  expect(received).toEqual([]);
});
