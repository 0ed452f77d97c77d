import { expect, test } from '@playwright/test';
import { speak } from './support.ts';

test.use({ javaScriptEnabled: false });

/** Pages with a form that is drawn by the server. */
const forms = [
  '/login',
  '/password-recovery',
  '/password-reset?userId=1',
  '/welcome?userId=999999',
];

test('without a script a form never puts what was typed into the address, and the page says what is missing', async ({
  page,
}) => {
  await speak(page.context(), 'sk');
  for (const address of forms) {
    await page.goto(address);
    const before = page.url();
    await expect(page.getByText(/vypnutý JavaScript/), address).toBeVisible();
    const fields = page.locator('main form input:not([type=checkbox], [type=radio])');
    if ((await fields.count()) === 0) continue;
    for (const field of await fields.all()) await field.fill('Secret.1');
    await fields.first().focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    expect(page.url(), address).toBe(before);
  }
});
