import { sql } from 'kysely';
import { daysAgo } from './days.ts';
import { forget } from './forget.ts';
import { readMails } from './mail.ts';
import type { TestApp } from './test-app.ts';

/** What tests of the news begin with: nothing there is new, nobody wants it, and nothing was sent. */
export const newsOf = (test: TestApp) => ({
  forgetNews: async (): Promise<void> => {
    await sql`delete from message`.execute(test.db);
    await forget(test.db, 'partner', 'article');
    await sql`
      update "user" set newsletter_frequency = 'NEVER', marketing_consent_at = null,
        newsletter_sent_at = null`.execute(test.db);
  },
  /** Agreed so many days ago by the calendar of Prague, whose days the news are counted in. */
  wants: (frequency: string, days: number, userId = 2) =>
    sql`
      update "user" set newsletter_frequency = ${frequency},
        marketing_consent_at = ${daysAgo(days)}
      where id = ${userId}`.execute(test.db),
  mails: async (userId = 2) =>
    (await readMails(test, userId)).filter(({ kind }) => kind === 'NEWSLETTER'),
});
