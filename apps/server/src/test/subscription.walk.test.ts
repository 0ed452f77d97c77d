import { readFileSync } from 'node:fs';
import {
  api,
  idFromSlug,
  type MeUpdate,
  type Subscription,
  subscriptions,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type MessageKind, messageKinds } from '../messages/kinds/index.ts';
import { isWanted } from '../messages/subscription/index.ts';
import { queueMessage } from '../messages/outbox/index.ts';
import { atomic } from '../platform/db/index.ts';
import { openFilledApp } from './filled-app.ts';
import { readMails } from './mail.ts';

const readerId = 2;
const { test, employee } = await openFilledApp();

/** Everybody wants everything that can be ended; a new subscription says here how. */
const everybodyWants = `
  update "user" set
    newsletter_frequency = 'DAILY', newsletter_sent_at = null, marketing_consent_at = '2020-01-01'`;
/** But these: one has ended it, one is deactivated, one was erased, and the employer of one is no client any more. */
const endedBy = 3;
const nobody = [endedBy, 4, 5, 6];
const someDoNot = `
  update "user" set newsletter_frequency = 'NEVER' where id = ${endedBy};
  update "user" set active = false where id = 4;
  update "user" set deleted_at = now() where id = 5;
  update "user" set client_id = 2, company_id = null where id = 6;
  update client set active = false where id = 2`;
/** Who keeps favourites. */
const keepers = [readerId, ...nobody].join(', ');
/**
 * What the reader may not see is the newest of all, kept as a favourite and seen yesterday. Those whom nothing goes to
 * keep the same favourites: for want of anything to tell them the walk would prove nothing.
 */
const hidden = `
  update partner set date_created = now() - interval '2 days', valid_from = null;
  update offer set date_created = now() - interval '2 days', valid_from = null;
  update partner set date_created = now() - interval '1 minute' where id in (9, 10, 11);
  update offer set date_created = now() - interval '1 minute' where partner_id in (9, 10, 11) or id = 1;
  update partner set visibility = '{"mode":"ONLY","clientIds":[2]}' where id = 10;
  update offer set visibility = '{"mode":"ONLY","clientIds":[2]}' where id = 1;
  update partner set active = false where id = 11;
  delete from favorite where user_id in (${keepers});
  insert into favorite (user_id, entity_type, entity_id, position)
    select u.id, kept.* from "user" u, (
      select 'PARTNER', id, id from partner
      union all select 'OFFER', id, 1000 + id from offer
    ) kept where u.id in (${keepers})`;

/** Reads what a link of a mail leads to, as the person it was sent to. */
const statusOf = async (path: string): Promise<number | undefined> => {
  const [page, ...rest] = path.slice(1).split('/');
  const id = idFromSlug(rest.at(-1) ?? '');
  if (id === undefined) return 200;
  if (page === 'partner' && rest.length === 2)
    return (await employee.call(api.offer.get, { id })).status;
  if (page === 'partner') return (await employee.call(api.partner.get, { id })).status;
  if (page === 'magazine') return (await employee.call(api.magazineArticle.get, { id })).status;
  return undefined;
};
const kindsOf = (subscription: Subscription): readonly MessageKind[] =>
  Object.keys(messageKinds)
    .filter((kind): kind is MessageKind => kind in messageKinds)
    .filter((kind) => messageKinds[kind].purpose === subscription);
/** What operators read of what goes by itself. */
const sentence =
  /^- \*\*By themselves\*\*.*$/m.exec(
    readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8'),
  )?.[0] ?? '';
/** Somebody waits for it, or has just done what it tells of. */
const itsMoment = null;
/** How operators are told of each mail that goes by itself; a new one says here whether it does. */
const describedAs: Readonly<Record<MessageKind, string | null>> = {
  CREDITS_EXPIRE: 'credits that end in 30, 7 and 1 days',
  CREDITS_GO_BACK: 'credits that go back 14 and 3 days after leaving',
  OWN_MONEY_LEFT: 'own money that is left to who cannot sign in any more',
  NEWSLETTER: 'the news to those who asked for them and agreed',
  LIMIT_DUE: 'which limit ends and has no successor',
  MONEY_TASKS: 'what waits for them on working days',
  ONBOARDING_REMINDER: 'who has not answered an invitation, one reminder',
  CLIENT_DOCUMENT: "an employer's documents when they are issued",
  CLIENT_REFUND: 'what an employer is sent back, or what came back of it',
  SETTLEMENT: "a partner's settlement when it is approved",
  DEPOSIT_RESULT: itsMoment,
  FACTORS_RESET: itsMoment,
  SESSIONS_ENDED: itsMoment,
  PARTNER_ACCOUNT: itsMoment,
  PASSKEY_ADDED: itsMoment,
  RECOVERY_CODE_USED: itsMoment,
  PASSWORD_RECOVERY: itsMoment,
  DEVICE_CODE: itsMoment,
  DEVICE_ACTIVATED: itsMoment,
  PHONE_CODE: itsMoment,
  PHONE_CHANGED: itsMoment,
  EMAIL_CODE: itsMoment,
  EMAIL_CHANGED: itsMoment,
  ONBOARDING: itsMoment,
  PASSWORD_CHANGED: itsMoment,
  NEW_SIGN_IN: itsMoment,
  PAYMENT_REFUNDED: itsMoment,
  CARD_SAVED: itsMoment,
  WITHDRAWAL_REQUESTED: itsMoment,
  WITHDRAWAL_RESULT: itsMoment,
  DISPUTE_ANSWERED: itsMoment,
};
const countWanting = async (subscription: Subscription): Promise<number> =>
  (await sql`select 1 from "user" u where ${isWanted[subscription]}`.execute(test.db)).rows.length;

/** Whom something of these kinds was queued for. */
const recipients = async (kinds: readonly string[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from message where kind = any(${kinds})`.execute(test.db);
  return rows.map(({ id }) => id);
};

/** What the clock starts. */
const runJobs = async (): Promise<void> => {
  for (const { schedule, work } of test.declared)
    if (schedule !== undefined) await work({} as never);
};
/** When the jobs began. */
let begun = new Date();
beforeAll(async () => {
  await sql.raw(`/* several */ ${everybodyWants}`).execute(test.db);
  for (const subscription of subscriptions) {
    const people = (await sql`select 1 from "user"`.execute(test.db)).rows.length;
    expect([subscription, await countWanting(subscription)]).toEqual([subscription, people]);
  }
  await sql.raw(`/* several */ ${someDoNot}; ${hidden}`).execute(test.db);
  await test.follow();
  await test.settled();
  begun = new Date();
  await runJobs();
});

describe.each([...subscriptions])('what the subscription to %s sends', (subscription) => {
  const kinds = kindsOf(subscription);
  it('is of a kind at least, and goes to somebody', async () => {
    const to = await recipients(kinds);
    expect(kinds.length).toBeGreaterThan(0);
    expect(to).toContain(readerId);
  });
  it('goes to nobody who has ended it, is deactivated, was erased or has no employer here any more', async () => {
    const to = await recipients(kinds);
    expect(to.filter((id) => nobody.includes(id))).toEqual([]);
  });
  it('leads only to what its reader may see', async () => {
    const mails = (await readMails(test, readerId)).filter(({ kind }) =>
      kinds.some((one) => one === kind),
    );
    const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
    const paths = links.map((link) => new URL(link).pathname);
    const answered: [string, number | undefined][] = [];
    for (const path of paths) answered.push([path, await statusOf(path)]);
    // what goes at its moment may lead to its own page only
    if (kinds.some((kind) => describedAs[kind] !== null))
      expect(answered.filter(([path]) => idFromSlug(path) !== undefined)).not.toEqual([]);
    expect(answered.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

describe('what goes by itself', () => {
  const words = Object.entries(describedAs).flatMap(([kind, as]) =>
    as === null ? [] : [{ kind, as }],
  );
  it.each(words)('is told operators in docs/operations.md: $kind', ({ as }) =>
    expect(sentence).toContain(as),
  );
  it('is whatever a job of the clock sends', async () => {
    const { rows } = await sql<{ kind: MessageKind }>`
      select distinct kind from message where date_created >= ${begun}`.execute(test.db);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.map(({ kind }) => kind).filter((kind) => describedAs[kind] === null)).toEqual([]);
  });
});

describe.each(subscriptions.flatMap(kindsOf))('%s can be ended', (kind) => {
  /** Who causes it queues it without asking: what it says is not read before it is sent. */
  const queueFor = (userId: number) =>
    atomic(test.db, (tx) => queueMessage(test.deps, tx, { kind, userId, data: {} as never }));
  it('and is written for who wants it, and for nobody who has ended it', async () => {
    const users = [readerId, endedBy];
    expect(await Promise.all(users.map(queueFor))).toEqual([true, false]);
  });
});

/** How somebody ends a subscription and has it again; a new one says it here. */
const switches: Readonly<Record<Subscription, { readonly off: MeUpdate; readonly on: MeUpdate }>> =
  {
    NEWS: {
      off: { newsletterFrequency: 'NEVER' },
      on: { newsletterFrequency: 'DAILY', marketingConsent: true },
    },
  };
describe.each([...subscriptions])(
  'who had the subscription to %s and has it again',
  (subscription) => {
    const kinds = kindsOf(subscription);
    const { off, on } = switches[subscription];
    const waiting = async (): Promise<boolean> => {
      await sql`delete from message where kind = any(${kinds})`.execute(test.db);
      await test.follow();
      await runJobs();
      return (await recipients(kinds)).includes(readerId);
    };
    const longAgo = `/* several */ update "user" set newsletter_sent_at = '2020-01-01' where id = ${readerId}`;
    it('is sent nothing that was there before', async () => {
      await sql.raw(longAgo).execute(test.db);
      await employee.call(api.user.update, { body: off });
      await employee.call(api.user.update, { body: on });
      expect(await waiting()).toBe(false);
    });
    it('has it as before where something else is changed', async () => {
      await sql.raw(longAgo).execute(test.db);
      await employee.call(api.user.update, { body: { firstName: 'Jana' } });
      expect(await waiting()).toBe(true);
    });
  },
);
