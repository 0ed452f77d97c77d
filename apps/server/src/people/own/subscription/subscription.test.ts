import { api, type Subscription, subscriptions } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { messageKinds } from '../../../messages/kinds/index.ts';
import {
  readSubscriptionToken,
  subscriptionToken,
  wantsSubscription,
} from '../../../messages/subscription/index.ts';
import { insertPartner } from '../../../test/money.ts';
import { newsOf } from '../../../test/news.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { sendNews } from '../newsletter/digest.ts';

const test = await openTestApp();
const { forgetNews, wants, mails } = newsOf(test);
beforeEach(forgetNews);
const frequencyOf = async (userId = 2): Promise<string | undefined> =>
  (
    await sql<{ is: string }>`
      select newsletter_frequency as is from "user" where id = ${userId}`.execute(test.db)
  ).rows[0]?.is;

const press = (token: string) =>
  test.app.inject({
    method: 'POST',
    url: `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

/** How somebody comes to want each subscription. */
const subscribed: Readonly<Record<Subscription, (userId: number) => Promise<unknown>>> = {
  NEWS: (userId) => wants('DAILY', 2, userId),
};
const people = [2, 3];
describe.each(subscriptions)('the subscription to %s', (subscription) => {
  beforeEach(async () => {
    for (const ask of Object.values(subscribed)) for (const person of people) await ask(person);
  });
  /** What each person still wants. */
  const wanted = () =>
    Promise.all(
      people.map(async (person) => {
        const answers = await Promise.all(
          subscriptions.map((one) => wantsSubscription(test.db, one, person)),
        );
        return subscriptions.filter((_, nth) => answers[nth]);
      }),
    );
  const others = subscriptions.filter((one) => one !== subscription);

  it('is wanted by anyone who asked for it', async () =>
    expect(await wanted()).toEqual([[...subscriptions], [...subscriptions]]));
  it('ends by a press in the mail program, of that person and nothing else', async () => {
    expect((await press(subscriptionToken(test.deps, subscription, 2))).statusCode).toBe(200);
    expect(await wanted()).toEqual([others, [...subscriptions]]);
  });
  it('ends by a press on its page, of that person and nothing else', async () => {
    const body = { token: subscriptionToken(test.deps, subscription, 2) };
    expect((await test.createCaller().call(api.subscription.end, { body })).status).toBe(200);
    expect(await wanted()).toEqual([others, [...subscriptions]]);
  });
  it('is what some mail is for', () =>
    expect(Object.values(messageKinds).map(({ purpose }) => purpose)).toContain(subscription));
});

describe('the end of the news', () => {
  it('is one press of a mail program, twice as well as once (RFC 8058)', async () => {
    await wants('DAILY', 2);
    const token = subscriptionToken(test.deps, 'NEWS', 2);
    expect((await press(token)).statusCode).toBe(200);
    expect((await press(token)).statusCode).toBe(200);
    expect(await frequencyOf()).toBe('NEVER');
  });
  it('is never a look at the link: it leads to a page that asks', async () => {
    await wants('DAILY', 2);
    const token = subscriptionToken(test.deps, 'NEWS', 2);
    const answer = await test.app.inject(`/api/newsletter/unsubscribe?token=${token}`);
    expect(answer.headers.location).toBe(
      `http://localhost:3000/newsletter?subscription=NEWS#token=${token}`,
    );
    expect(await frequencyOf()).toBe('DAILY');
  });
  it('is one press on that page, no matter who is signed in', async () => {
    await wants('DAILY', 2);
    const caller = await test.signedIn('other');
    const body = { token: subscriptionToken(test.deps, 'NEWS', 2) };
    expect((await caller.call(api.subscription.end, { body })).status).toBe(200);
    expect([await frequencyOf(2), await frequencyOf(3)]).toEqual(['NEVER', 'NEVER']);
  });
  it('is refused to a token nobody signed', async () => {
    await wants('DAILY', 2);
    const signature = subscriptionToken(test.deps, 'NEWS', 3).split('.')[1] ?? '';
    for (const token of ['', '2', `2.${signature}`, `02.${signature}`, '2.', `-2.${signature}`]) {
      expect(readSubscriptionToken(test.deps, token)).toBeUndefined();
      expect((await press(token)).statusCode).toBe(404);
    }
    expect(await frequencyOf()).toBe('DAILY');
  });
  it('is in time for what was written and has not gone yet', async () => {
    await wants('DAILY', 2);
    await insertPartner(test.db, { name: 'Nová kavárna' });
    await test.jobs.stop();
    await sendNews(test.deps);
    await press(subscriptionToken(test.deps, 'NEWS', 2));
    expect(await mails()).toEqual([]);
  });
  it('stands in the headers of the mail', async () => {
    await wants('DAILY', 2);
    await insertPartner(test.db, { name: 'Nová kavárna' });
    await sendNews(test.deps);
    const [mail] = await mails();
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(
        /^<http.*\/api\/newsletter\/unsubscribe\?token=2\./,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});
