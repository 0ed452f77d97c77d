import { columns, query, tableAs } from '../platform/db/index.ts';
import type { Server } from 'node:net';
import { type RawBuilder, sql } from 'kysely';
import { deliverMessages, type NewMessage, queueMessage } from '../messages/outbox/index.ts';
import type { MessageKind } from '../messages/kinds/index.ts';
import type { TestApp } from './test-app.ts';

const messageRow = tableAs('message');

export type SentMail = {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
};
/** The job that sends may be taking some just now: until it has, they are locked to others and still read as due. */
const isAnyUnderWay = async (db: TestApp['db']): Promise<boolean> =>
  (
    await sql`
      select 1
      from message
      where status = 'SENDING' or (status = 'QUEUED' and next_attempt_at <= now())`.execute(db)
  ).rows.length > 0;
/** Sends what waits and answers everything a person was sent so far, the newest last. An SMS has a text only. */
export const readMails = (test: TestApp, userId: number): Promise<SentMail[]> =>
  readSent(test, sql`user_id = ${userId}`);
/** The same of an address. */
export const readMailsTo = (test: TestApp, email: string): Promise<SentMail[]> =>
  readSent(test, sql`recipient = ${email}`);
const readSent = async ({ deps, db }: TestApp, which: RawBuilder<unknown>): Promise<SentMail[]> => {
  do await deliverMessages(deps, { mail: undefined, sms: undefined });
  while (await isAnyUnderWay(db));
  const { rows } = await query`
    select ${columns({ kind: messageRow.kind, rendered: sql<Buffer>`rendered` })}
    from message
    where ${which} and rendered is not null
    order by id`.execute(db);
  return rows.map(({ kind, rendered }) => ({
    subject: '',
    html: '',
    headers: {},
    ...JSON.parse(deps.box.open(rendered) ?? '{}'),
    kind,
  }));
};
/** Writes a message that waits until a test sends it: no job is told. */
export const writeMail = <K extends MessageKind>(
  { deps }: TestApp,
  message: NewMessage<K>,
): Promise<boolean> =>
  deps.writeUnseen((tx) =>
    queueMessage(
      { box: deps.box, jobs: { ...deps.jobs, send: () => Promise.resolve() } },
      tx,
      message,
    ),
  );
/** The only link of a mail into the portal, as a path with its query. */
export const linkIn = ({ text }: SentMail): string =>
  /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? '';
/** The port that a server of mail or SMS, started by a test, was given. */
export const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
};
