import { violationsOf } from './axe.ts';
import { enter, expect, speak, test, textsOf } from './support.ts';

const t = textsOf('cs');

test('a movement is looked at beside its list; the address says it, back and Esc close it', async ({
  page,
}) => {
  await enter(page, 'employee', '/profile/history?category=SPORT');
  const rows = page.getByTestId(/^movement-PURCHASE-BOOKED/);
  const link = rows.first().getByRole('link');
  await link.click();
  const sheet = page.getByTestId('movement');
  await expect(page).toHaveURL(/category=SPORT&movement=\d+$/);
  await expect(sheet.getByText(t('profile', 'fact.parts'))).toBeVisible();
  await expect(sheet.getByText(t('profile', 'history.sheet.place'))).toBeVisible();
  await expect(sheet.getByTestId('small-map').locator('canvas')).toBeAttached();
  expect(await violationsOf(page, 'cs')).toEqual([]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/category=SPORT$/);
  await link.press('Enter');
  await expect(sheet.getByText(t('profile', 'fact.id'))).toBeVisible();
  await page.reload();
  await expect(sheet.getByText(t('profile', 'fact.id'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/category=SPORT$/);
  await link.click();
  await sheet.getByRole('link', { name: t('profile', 'history.payAgain') }).click();
  await expect(page).toHaveURL(/\/partner\/[^?]+\?pay=1$/);
});

test('a movement of nobody is told in the sheet, and the list stays', async ({ page }) => {
  await enter(page, 'employee', '/profile/balance?movement=999999999');
  const sheet = page.getByTestId('movement');
  await expect(sheet).toContainText(t('profile', 'history.sheet.gone'));
  await sheet
    .getByRole('button', { name: t('common', 'action.close') })
    .last()
    .click();
  await expect(page).toHaveURL('/profile/balance');
  await expect(page.getByTestId(/^movement-[A-Z]/).first()).toBeVisible();
});

test('a press in a picture of the money narrows the movements, in the address and in the whole history', async ({
  page,
}) => {
  await enter(page, 'employee', '/profile/balance');
  const rows = page.getByTestId(/^movement-/);
  await expect(rows.first()).toBeVisible();
  // a pot in the bar
  await page.locator('svg a rect[data-pot=MEAL]').first().click();
  await expect(page).toHaveURL('/profile/balance?pot=MEAL');
  const chosen = page.getByTestId('chosen').getByRole('link');
  await expect(chosen).toHaveText([t('profile', 'pot.MEAL')]);
  await expect(page.locator('#recent')).toBeFocused();
  await expect(page.locator('#recent')).toBeInViewport();
  // by keys the words beside it do the same, and a second press drops it
  await page.getByTestId('pot-MEAL').getByRole('link').press('Enter');
  await expect(page).toHaveURL('/profile/balance');
  // a category of the year, then a column of it
  const categories = page.locator('[aria-labelledby=spending] li[data-category=SPORT] a');
  await categories.click();
  await expect(page).toHaveURL('/profile/balance?category=SPORT');
  await expect(rows.first()).toContainText('Sport');
  await page.locator('[aria-labelledby=spending] rect[data-category=SPORT]').last().click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d&category=SPORT$/);
  await expect(chosen).toHaveCount(2);
  await page.getByRole('link', { name: t('profile', 'balance.allChosen') }).click();
  await expect(page).toHaveURL(/\/profile\/history\?from=.*&category=SPORT$/);
  await expect(chosen).toHaveText(['Sport']);
  await chosen.click();
  await expect(page).toHaveURL(/\/profile\/history\?from=[^&]*&to=[^&]*$/);
});

for (const language of ['cs', 'sk', 'en'] as const)
  test(`on a phone all that is told of the money stands within 1,600 px before its history (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await speak(page.context(), language);
    await enter(page, 'employee', '/profile/balance');
    await expect(page.getByTestId(/^movement-/).first()).toBeVisible();
    const top = await page
      .locator('section[aria-labelledby=recent]')
      .evaluate((part) => part.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThanOrEqual(1_600);
  });
