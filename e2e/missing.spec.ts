import { enter, expect, test, textsOf } from './support.ts';
import { open, turn } from './turn.ts';

const t = textsOf('cs');

/** An address of each kind that is there, and one beside it that is not. */
const besides = [
  ['/sport-6', '/nothing-999999'],
  ['/sport-6/fitness-601', '/sport-6/nothing-999999'],
  ['/partner/lazne-ticha-voda-189', '/partner/nothing-999999'],
  ['/partner/lazne-ticha-voda-189', '/partner/lazne-ticha-voda-189/nothing-999999'],
  ['/magazine/x-2', '/magazine/nothing-999999'],
  ['/profile/personal', '/profile/nothing'],
  ['/profile/history', '/profile/deposit/999999'],
  ['/admin/offer', '/admin/nothing'],
  ['/admin/offer/5', '/admin/offer/999999'],
] as const;

// what the browser said of errors meanwhile fails the journey (support.ts)
test('a link to what is no longer there leads to a page that says so, and back', async ({
  page,
}) => {
  await enter(page, 'admin');
  for (const [here, nowhere] of besides) {
    await open(page, here);
    const heading = page.getByRole('heading', { level: 1 }).first();
    const before = await heading.textContent();
    await turn(page, nowhere);
    await expect(heading, nowhere).not.toHaveText(before ?? '');
    await page.goBack();
    await expect(heading, `back at ${here}`).toHaveText(before ?? '');
  }
});

test('nowhere in administration is told within its navigation, and a record that is gone shows the way there', async ({
  page,
}) => {
  await enter(page, 'admin');
  const heading = page.getByRole('heading', { level: 1 });
  const title = t('common', 'notFound.title');
  await open(page, '/admin/nothing');
  await expect(heading).toHaveText(title);
  await expect(page.getByRole('navigation', { name: t('admin', 'nav.label') })).toBeVisible();
  await page.getByRole('link', { name: t('admin', 'nothingHere.start') }).click();
  await expect(page).toHaveURL('/admin');
  await turn(page, '/admin/offer/999999');
  await expect(page).toHaveURL('/404');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common', 'navigation.admin') })
    .click();
  await expect(page).toHaveURL('/admin');
});
