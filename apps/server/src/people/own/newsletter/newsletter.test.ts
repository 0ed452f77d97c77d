import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertOffer, insertPartner } from '../../../test/money.ts';
import { newsOf } from '../../../test/news.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { sendNews } from './digest.ts';

const test = await openTestApp();
const { forgetNews, wants, mails } = newsOf(test);
beforeEach(forgetNews);

describe('the news', () => {
  it.each([
    ['DAILY', 0, 1],
    ['WEEKLY', 6, 7],
    ['BI_WEEKLY', 13, 14],
    // a month is 28 to 31 days
    ['MONTHLY', 27, 31],
  ])('of %s come after that time and not before', async (frequency, tooSoon, due) => {
    await insertPartner(test.db, { name: 'Nová kavárna' });
    await wants(frequency, tooSoon);
    await sendNews(test.deps);
    expect(await mails()).toEqual([]);
    await wants(frequency, due);
    await sendNews(test.deps);
    expect(await mails()).toHaveLength(1);
  });
  it('tell what came, where it is, and come once', async () => {
    await wants('DAILY', 2);
    const partnerId = await insertPartner(test.db, { name: 'Nová kavárna' });
    await insertOffer(test.db, partnerId);
    await sendNews(test.deps);
    await sendNews(test.deps);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`/partner/nova-kavarna-${partnerId}`);
    expect(mail?.text).toContain('Nabídka');
  });
  it('are nothing where nothing came, and then tell what comes next', async () => {
    await wants('DAILY', 2);
    await sendNews(test.deps);
    expect(await mails()).toEqual([]);
    await insertPartner(test.db, { name: 'Nová kavárna' });
    await sendNews(test.deps);
    expect(await mails()).toHaveLength(1);
  });
  it('hold nothing that the person may not see', async () => {
    await wants('DAILY', 2);
    await wants('DAILY', 2, 3);
    const id = await insertPartner(test.db, { name: 'Jen pro druhé' });
    await sql`
      update partner set visibility = '{"mode":"ONLY","clientIds":[2]}' where id = ${id}`.execute(
      test.db,
    );
    await sendNews(test.deps);
    expect([(await mails(2)).length, (await mails(3)).length]).toEqual([0, 1]);
  });
  it('go to nobody without consent, without an address or switched off', async () => {
    await insertPartner(test.db, { name: 'Nová kavárna' });
    await wants('DAILY', 2);
    await sql`update "user" set marketing_consent_at = null where id = 2`.execute(test.db);
    await sendNews(test.deps);
    await wants('DAILY', 2);
    await sql`update "user" set active = false where id = 2`.execute(test.db);
    await sendNews(test.deps);
    await sql`update "user" set active = true where id = 2`.execute(test.db);
    expect(await mails()).toEqual([]);
  });
});
