import { enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');

test('a day is typed digit by digit, and the page stays', async ({ page }) => {
  await enter(page, 'admin');
  await page.goto('/admin/user/2/edit');
  const until = page.getByRole('spinbutton', { name: t('admin', 'user.field.employmentTo') });
  await until.first().click();
  // one key after another, as people type: what is read aloud is emptied before the next
  await page.keyboard.type('31122031', { delay: 60 });
  await expect(until).toHaveText(['31', '12', '2031']);
  await page.keyboard.press('ArrowUp');
  await expect(until.last()).toHaveText('2032');
  await expect(page.getByRole('button', { name: t('admin', 'action.save') }).first()).toBeVisible();
});
