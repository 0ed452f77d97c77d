import { call, enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');
/** Whose first steps are not begun, and whom no other journey knows. */
const person = { username: 'lucie.cermakova@sklarny-javorice.example', password: 'Demo.User.1' };

test('the first step gives something: places near one’s own town, each a favourite by one press', async ({
  page,
}) => {
  await enter(page, person);
  const { revision } = await call(page, 'GET', '/api/user/favorite');
  await call(page, 'PUT', '/api/user/favorite', { items: [], revision });
  await call(page, 'PUT', '/api/user', {
    deliveryAddress: {
      street: 'Masarykova',
      houseNumber: '12',
      postalCode: '60200',
      city: 'Brno',
      country: 'CZ',
    },
  });
  await page.goto('/');
  const strip = page.getByTestId('getting-started');
  await expect(strip).toContainText(t('cafeteria', 'start.places.title'));
  await strip.locator('summary').click();
  const step = page.getByTestId('three-places');
  await expect(step.getByTestId('from-town')).toContainText('Brno');
  const places = step.getByRole('button', { pressed: false });
  await expect(places.first()).toBeVisible();
  const names = await step.getByRole('button').locator('strong').allInnerTexts();
  for (const done of [1, 2, 3]) {
    await places.first().click();
    await expect(step).toContainText(t('cafeteria', 'start.progress', { done, total: 3 }));
  }
  await expect(step.getByTestId('places-chosen')).toBeVisible();
  // what is pressed stays where it was, and so does what is beside it
  expect(await step.getByRole('button').locator('strong').allInnerTexts()).toEqual(names);
  // what was chosen may be taken back where it was chosen
  await expect(step.getByRole('button', { pressed: true })).toHaveCount(3);
  const chosen = await step
    .getByRole('button', { pressed: true })
    .locator('strong')
    .allInnerTexts();
  // they go after a pause
  await expect
    .poll(async () => (await call(page, 'GET', '/api/user/favorite')).items.length)
    .toBe(chosen.length);
  await page.goto('/favorite');
  for (const name of chosen)
    await expect(page.locator('main').getByText(name).first()).toBeVisible();
  await page.goto('/');
  await expect(strip).not.toContainText(t('cafeteria', 'start.places.title'));
});

test('every step leads to where it can be taken', async ({ page }) => {
  await enter(page, 'employee', '/profile');
  const steps = page.getByTestId('getting-started').getByRole('link');
  await expect(steps.first()).toBeVisible();
  const hrefs = await steps.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toContain('/profile/mobile-devices');
  for (const href of new Set(hrefs)) {
    await page.goto(href ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByText(textsOf('cs')('profile', 'device.activation.invalidTitle')),
    ).toHaveCount(0);
  }
});
