import { sql } from 'kysely';
import { deliverMessages } from '../messages/outbox/index.ts';
import type { TestApp } from './test-app.ts';

export type SentMail = {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};
/** Sends what waits and answers everything a person was sent so far, the newest last. An SMS has a text only. */
export const readMails = async ({ deps, db }: TestApp, userId: number): Promise<SentMail[]> => {
  await deliverMessages(deps, { mail: undefined, sms: undefined });
  const { rows } = await sql<{ kind: string; rendered: Buffer }>`
    select kind, rendered
    from message
    where user_id = ${userId} and rendered is not null
    order by id`.execute(db);
  return rows.map(({ kind, rendered }) => ({
    subject: '',
    html: '',
    ...JSON.parse(deps.box.open(rendered) ?? '{}'),
    kind,
  }));
};
/** The only link of a mail into the portal, as a path with its query. */
export const linkIn = ({ text }: SentMail): string =>
  /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? '';
