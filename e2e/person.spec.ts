import type { Page, Route } from '@playwright/test';
// refused and failing calls are the point here, so the console is not silent
import { expect, test } from '@playwright/test';
import { apiOrigin, asleep, enter, people, signIn, signOut, textsOf } from './support.ts';
import { servers } from './servers.ts';

const t = textsOf('cs');
const hearts = (page: Page) => page.getByRole('button', { name: 'v oblíbených' });
const favorites = async (page: Page): Promise<unknown> =>
  (await page.request.get(`${apiOrigin}/api/user/favorite`)).json();
const withoutBroadcast = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });

test.describe('a page whose browser is meanwhile another person’s', () => {
  test('writes nothing of the one in the account of the other', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    const mismatches: string[] = [];
    first.on('pageerror', ({ message }) => {
      if (message.includes('React error')) mismatches.push(message);
    });
    await withoutBroadcast(first);
    await signIn(first, 'colleague');
    await first.goto('/krasa-10');
    await expect(hearts(first).first()).toBeVisible();

    await second.goto('/');
    await signOut(second);
    await expect(second).toHaveURL('/login');
    await signIn(second, 'admin');
    const before = await favorites(second);

    const refused = first.waitForResponse(
      (response) =>
        response.url().endsWith('/api/user/favorite') && response.request().method() === 'PUT',
    );
    await hearts(first).first().click();
    expect((await refused).status()).toBe(403);
    await expect(first.getByText(t('common', 'error.otherPerson'))).toBeVisible();
    await expect(first.getByTestId('account')).toContainText('Alena');
    expect(await favorites(second)).toEqual(before);
    // the notice was added before the page was hydrated: it must not make React throw the page away
    expect(mismatches).toEqual([]);
  });

  test('does not show what was read as the other, but starts again', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await withoutBroadcast(first);
    await signIn(first, 'colleague');
    await first.goto('/faq');
    await second.goto('/');
    await signOut(second);
    await expect(second).toHaveURL('/login');
    await signIn(second, 'admin');
    await first.getByRole('link', { name: t('common', 'navigation.internalBenefits') }).click();
    await expect(first.getByText(t('common', 'error.otherPerson'))).toBeVisible();
    await expect(first.getByTestId('account')).toContainText('Alena');
  });

  test('starts again and says why as soon as the other tab tells it', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await signIn(first, 'colleague');
    await first.goto('/faq');
    await second.goto('/');
    await signOut(second);
    await expect(second).toHaveURL('/login');
    await expect(first.getByText(t('common', 'logout.elsewhere'))).toBeVisible();
    await expect(first.getByTestId('login-link')).toBeVisible();
    await signIn(second, 'colleague');
    await expect(first.getByTestId('account')).toBeVisible();
  });

  test('makes no code to pay with for who has not asked for one', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await signIn(first, 'colleague');
    await first.goto('/faq?pay=1');
    await expect(first.getByTestId('pay-dialog')).toBeVisible();
    await second.goto('/');
    await signOut(second);
    await expect(second).toHaveURL('/login');
    // by the word of the other tab, or by a call that came before it and was refused
    await expect(first).toHaveURL(/\/(?:faq|login\?redirect=\/faq)$/);
    await expect(first.getByTestId('pay-dialog')).toHaveCount(0);
  });
});

for (const [when, leave] of [
  // at once: a slow reload would come after the pause, when the change goes by itself
  [
    'comes before it is sent',
    (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide'))),
  ],
  [
    'cuts off what is on its way',
    (_: Page, waiting: readonly Route[]) => expect.poll(() => waiting.length).toBe(1),
  ],
] as const)
  test(`a heart is right after a reload that ${when}, and it is sent`, async ({ page }) => {
    await signIn(page, 'colleague');
    await page.goto('/kultura-a-zabava-4');
    const heart = hearts(page).first();
    const stored = await favorites(page);
    const before = await heart.getAttribute('aria-pressed');
    const after = before === 'true' ? 'false' : 'true';
    // the answer the page is made of after the reload is older than the change, and the change leaves with the page
    let waiting: Route[] | undefined = [];
    await page.route('**/api/user/favorite', async (route) => {
      if (waiting && route.request().method() === 'PUT') waiting.push(route);
      else await route.continue();
    });
    await heart.click();
    await leave(page, waiting);
    await expect(heart).toHaveAttribute('aria-pressed', after);
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', after);
    const late = waiting;
    waiting = undefined;
    // those of the page that is gone may go nowhere any more
    for (const route of late) await route.continue().catch(() => {});
    await expect.poll(() => favorites(page)).not.toEqual(stored);
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', after);
  });

test('hearts of a page made for many are its reader’s own before its scripts come', async ({
  page,
}) => {
  await enter(page, 'english', '/kultura-a-zabava-4');
  const heart = page.locator('[data-heart]').first();
  if ((await heart.getAttribute('aria-pressed')) !== 'true') {
    const before = await favorites(page);
    await heart.click();
    await expect.poll(() => favorites(page)).not.toEqual(before);
  }
  // who asks for what was asked for shortly before has a page made for many: their own comes at its end
  const text = async () => (await page.request.get('/kultura-a-zabava-4')).text();
  await expect.poll(text).toContain('id="own"');
  const wake = await asleep(page);
  await page.goto('/kultura-a-zabava-4', { waitUntil: 'commit' });
  await expect(page.locator('#own')).toBeAttached();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  wake();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // taken back while the page is left: the next one is told what was before, and has it pressed before its scripts come
  await page.route('**/api/user/favorite', async (route) => {
    if (route.request().method() !== 'PUT') await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await heart.click();
  await sent;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('everything the browser kept of a person goes when they sign out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 50.08, longitude: 14.43 });
  await signIn(page, 'employee');
  await page.goto('/search');
  await page.getByTestId('search-field').fill('kavárna');
  await expect(page).toHaveURL(/keyword=/);
  await page.goto('/');
  await page.evaluate(() =>
    window.sessionStorage.setItem(
      'data:position',
      JSON.stringify({ value: { lat: 50, lng: 14 }, timestamp: Date.now() }),
    ),
  );
  const kept = () =>
    page.evaluate(() =>
      [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)].filter((key) =>
        key.startsWith('data:'),
      ),
    );
  await expect
    .poll(async () => (await kept()).toSorted())
    .toEqual(['data:last-visit', 'data:position', 'data:recent-searches']);
  await signOut(page);
  await expect(page).toHaveURL('/login');
  expect(await kept()).toEqual([]);
});

test('a stored list of another shape is dropped, and the search goes on', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.localStorage.setItem('data:recent-searches', '{"a":1}'));
  const report = page.waitForRequest('**/api/client-log/write');
  const box = page.getByTestId('search-box').locator('visible=true');
  await box.click();
  await box.fill('kavar');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({
    level: 'error',
    message: 'Error: stored value data:recent-searches has a wrong shape',
  });
});

test('signing in asks who it is, and for the configuration, once', async ({ page }) => {
  await page.goto('/login');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') requests.push(new URL(request.url()).pathname);
  });
  await signIn(page, 'employee');
  await expect(page.getByTestId('account')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const times = (path: string): number => requests.filter((one) => one === path).length;
  expect([
    times('/api/auth/has-valid-session'),
    times('/api/user/me'),
    times('/api/config'),
  ]).toEqual([1, 1, 1]);
});

test.describe('the login says why it is shown', () => {
  const needed = t('cafeteria', 'login.needed');
  const expired = t('cafeteria', 'login.expired.title');
  const form = (page: Page) => page.getByTestId('login-submit');

  test('to somebody who asked for a page of signed-in people', async ({ page }) => {
    await page.goto('/favorite');
    await expect(page.getByText(needed)).toBeVisible();
  });
  test('not to somebody who chose to sign in on a public page', async ({ page }) => {
    await page.goto('/faq');
    await page.getByTestId('login-link').click();
    await expect(page).toHaveURL('/login?redirect=/faq');
    await expect(form(page)).toBeVisible();
    await expect(page.getByText(needed)).toHaveCount(0);
  });
  test('not to somebody who has just signed out, wherever they were', async ({ page }) => {
    await signIn(page, 'employee');
    await page.goto('/favorite');
    await signOut(page);
    await expect(page).toHaveURL('/login?redirect=/favorite');
    await expect(form(page)).toBeVisible();
    await expect(page.getByText(needed)).toHaveCount(0);
    await expect(page.getByText(expired)).toHaveCount(0);
  });
  test('to somebody whose session has ended, with the report of it sent', async ({
    page,
    context,
  }) => {
    await signIn(page, 'employee');
    await page.goto('/faq');
    await expect(page.getByTestId('header-balance')).toBeVisible();
    await context.clearCookies({ name: 'session' });
    const report = page.waitForResponse('**/api/client-log/write');
    await page.getByRole('link', { name: t('common', 'navigation.internalBenefits') }).click();
    await page.waitForURL('/login?redirect=/internal-benefits');
    await expect(page.getByText(expired)).toBeVisible();
    const answer = await report;
    expect(answer.status()).toBe(200);
    // whichever part of the page asked first
    expect(JSON.parse(answer.request().postDataJSON().metadata)).toEqual({
      status: 401,
      method: 'GET',
      endpoint: expect.stringMatching(/^\/api\/(internal-benefit|user\/balance)$/),
      path: expect.stringMatching(/^\/api\/(internal-benefit|user\/balance)$/),
    });
    await page.locator('input[name=username]').fill(people.employee.username);
    await page.locator('input[name=password]').fill(people.employee.password);
    await form(page).click();
    await expect(page).toHaveURL('/internal-benefits');
  });
});

test('what is read while one is signing out does not make the session an expired one', async ({
  page,
}) => {
  await signIn(page, 'employee');
  await page.goto('/profile/balance');
  await expect(page.getByTestId('pot-BENEFIT')).toBeVisible();
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    // the session is over, its answer is on its way, and the page looks again
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await page.waitForTimeout(500);
    await route.fulfill({ response });
  });
  await signOut(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(t('common', 'logout.success'))).toBeVisible();
  await expect(page.getByText(t('cafeteria', 'login.expired.title'))).toHaveCount(0);
});

test.describe('what cannot be done is told, and the person stays where they are', () => {
  const chooseEnglish = async (page: Page): Promise<void> => {
    await page.getByTestId('language').or(page.getByTestId('account')).first().click();
    await page
      .getByRole('radio', { name: 'English' })
      .or(page.getByRole('button', { name: 'English' }))
      .first()
      .click();
  };
  const isCzech = async (page: Page): Promise<void> => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await expect(page.getByTestId('map-link')).toHaveText(t('common', 'navigation.map'));
  };

  test('signing out without a connection, and refused by the server', async ({ page, context }) => {
    await signIn(page, 'employee');
    await page.goto('/faq');
    await context.setOffline(true);
    await signOut(page);
    await expect(page.getByText(t('common', 'error.fetch')).first()).toBeVisible();
    await context.setOffline(false);
    await page.route('**/api/auth/logout', (route) =>
      route.fulfill({
        status: 500,
        headers: {
          'access-control-allow-origin': servers.Cz.web,
          'access-control-allow-credentials': 'true',
        },
        json: { globalErrors: [{ messageKey: 'common.error.unavailable' }] },
      }),
    );
    await signOut(page);
    await expect(page.getByText(t('common', 'error.unavailable'))).toBeVisible();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByTestId('account')).toBeVisible();
  });
  test('another language without a connection', async ({ page, context }) => {
    await signIn(page, 'employee');
    await page.goto('/sport-6');
    await context.setOffline(true);
    await chooseEnglish(page);
    await expect(page.getByText(t('common', 'error.fetch')).first()).toBeVisible();
    await isCzech(page);
  });
  test('another language while the catalogue does not answer', async ({ page }) => {
    await page.goto('/sport-6');
    await page.route('**/api/tile/**', (route) => route.abort());
    await chooseEnglish(page);
    // told in the language that was asked for, which the page had meanwhile begun to speak
    await expect(page.getByText(textsOf('en')('common', 'error.fetch')).first()).toBeVisible();
    await isCzech(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sport');
  });
  test('another language after the session has ended leads to the login', async ({
    page,
    context,
  }) => {
    await signIn(page, 'employee');
    await page.goto('/faq');
    // asked for before the session ends; it would lead to the login by itself
    await expect(page.getByTestId('header-balance')).toBeVisible();
    await context.clearCookies({ name: 'session' });
    await chooseEnglish(page);
    await page.waitForURL('/login?redirect=/faq');
    await expect(page.getByText(t('cafeteria', 'login.expired.title'))).toBeVisible();
  });
});

test('the list of favourites has what another tab added, once one comes back to it', async ({
  context,
}) => {
  const [list, other] = [await context.newPage(), await context.newPage()];
  await signIn(list, 'colleague');
  await list.goto('/favorite');
  await expect(list.getByRole('heading', { level: 1 })).toBeVisible();
  await other.goto('/krasa-10');
  const heart = other.locator('li').getByRole('button', { name: 'v oblíbených', pressed: false });
  const name =
    (await heart.first().getAttribute('aria-label')) ?? (await heart.first().innerText());
  const saved = other.waitForResponse(
    (response) =>
      response.url().endsWith('/api/user/favorite') && response.request().method() === 'PUT',
  );
  await heart.first().click();
  await saved;
  // pages of a test are never hidden: it is said to this one that it is looked at again
  await list.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(list.getByRole('button', { name, exact: true })).toBeVisible();
});
