import type { Page } from '@playwright/test';
import {
  apiOrigin,
  enter,
  expect,
  languages,
  signIn,
  signOut,
  speak,
  test,
  textsOf,
} from './support.ts';

/** A partner of the sport category that has an offer, and the page of the list by name it stands on. */
const findPartnerWithOffer = async (page: Page) => {
  const { content } = await (
    await page.request.get(`${apiOrigin}/api/tile/category/6?sort=NAME&pageSize=100`)
  ).json();
  for (const [index, { id, route, title }] of content.entries()) {
    const [offer] = await (await page.request.get(`${apiOrigin}/api/partner/${id}/offer`)).json();
    if (offer) return { route, title, offerRoute: offer.route, pageNumber: Math.floor(index / 20) };
  }
  throw new Error('no partner of the sport category has an offer');
};

const readerOf = { cs: 'employee', sk: 'slovak', en: 'english' } as const;

test.describe('an employee', () => {
  for (const language of languages) {
    test(`signs in, finds an offer, keeps it and signs out (${language})`, async ({
      page,
      context,
    }) => {
      const t = textsOf(language);
      await speak(context, language);
      await signIn(page, readerOf[language]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        t('cafeteria', 'home.greeting', { name: '' }).replace(/[\s,!]+$/, ''),
      );

      await page
        .getByRole('main')
        .getByRole('link', {
          name: language === 'en' ? 'Sport' : language === 'sk' ? 'Šport' : 'Sport',
          exact: false,
        })
        .first()
        .click();
      await expect(page).toHaveURL(/\/sport-6$/);
      const withOffers = await findPartnerWithOffer(page);
      await page.goto(`/sport-6?sort=NAME&pageNumber=${withOffers.pageNumber}`);
      await page.locator(`main a[href="/partner/${withOffers.route}"]`).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(withOffers.title);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('cafeteria', 'partner.tab.WHAT_CAN_BE_BOUGHT') })
        .click();
      await expect(page).toHaveURL(/tab=WHAT_CAN_BE_BOUGHT/);
      await page
        .locator(`main a[href="/partner/${withOffers.route}/${withOffers.offerRoute}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(`/partner/${withOffers.route}/${withOffers.offerRoute}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await page.goto('/sport-6');
      const heart = page
        .getByRole('button', {
          name: t('cafeteria', 'favorite.label', { name: '' }).trim(),
          exact: false,
        })
        .first();
      const before = await heart.getAttribute('aria-pressed');
      const saved = page.waitForResponse(
        (response) =>
          response.url().endsWith('/api/user/favorite') && response.request().method() === 'PUT',
      );
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
      expect((await saved).status()).toBe(200);
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');

      await page.goto('/favorite');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('cafeteria', 'favorite.title'),
      );
      await signOut(page);
      await expect(page.getByText(t('common', 'logout.success'))).toBeVisible();
      await expect(page).toHaveURL('/login?redirect=/favorite');
    });
  }

  test('keeps a favourite that was pressed just before leaving the page', async ({ page }) => {
    await enter(page, 'colleague');
    await page.goto('/krasa-10');
    const heart = page.getByRole('button', { name: 'v oblíbených' }).first();
    const before = await heart.getAttribute('aria-pressed');
    await heart.click();
    await page.goto('/faq');
    await page.goto('/krasa-10');
    await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  });

  test('orders and narrows what is kept, and puts back what was taken out by mistake', async ({
    page,
  }) => {
    const t = textsOf('cs');
    await enter(page, 'employee');
    await page.goto('/favorite');
    await page.getByLabel(t('cafeteria', 'filter.sort')).selectOption('NAME');
    await expect(page).toHaveURL('/favorite?sort=NAME');
    await page.getByRole('radio', { name: t('cafeteria', 'favorite.kind.OFFER') }).check();
    await expect(page).toHaveURL('/favorite?sort=NAME&kind=OFFER');
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    const shown = await names.allInnerTexts();
    expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, 'cs')));

    const heart = page.getByRole('button', { name: 'v\u00A0oblíbených' }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(names).toHaveText(shown);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/favorite?kind=OFFER&category=SALES');
    await page.getByRole('link', { name: t('cafeteria', 'favorite.filtered.action') }).click();
    await expect(page).toHaveURL('/favorite');
  });

  test('comes back to where a sign-in was asked for', async ({ page }) => {
    await page.goto('/favorite');
    await expect(page).toHaveURL('/login?redirect=/favorite');
    await signIn(page, 'employee', '/login?redirect=/favorite');
    await expect(page).toHaveURL('/favorite');
  });

  test('comes back to an address with letters of ours, signed in already', async ({ page }) => {
    await enter(page, 'employee');
    const answer = await page.goto('/login?redirect=/search?keyword=%C5%BEi%C5%BEka');
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL('/search?keyword=%C5%BEi%C5%BEka');
  });

  test('is never sent to another site by a redirect', async ({ page }) => {
    await signIn(page, 'employee', '/login?redirect=//evil.example');
    await expect(page).toHaveURL('/');
  });

  test('whose session has ended signs in again and reads on', async ({ page, context }) => {
    await enter(page, 'employee');
    await page.goto('/sport-6');
    // asked for before the session ends; it would lead to the login by itself
    await expect(page.getByTestId('header-balance')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.clearCookies({ name: 'session' });
    await page.getByRole('button', { name: 'v oblíbených' }).first().click();
    await page.waitForURL(/\/login\?redirect=\/sport-6/);
  });

  test('who mistypes the password is told so and keeps the name', async ({ page }) => {
    await page.goto('/login');
    await page.locator('input[name=username]').fill('employee@demo.test');
    await page.locator('input[name=password]').fill('wrong');
    await page.getByTestId('login-submit').click();
    await expect(page.getByText('Jméno nebo heslo nesouhlasí.').first()).toBeVisible();
    await expect(page.locator('input[name=username]')).toHaveValue('employee@demo.test');
  });

  test('sees no administration', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await enter(page, 'employee');
    await page.goto('/admin/partner');
    await expect(page.getByText(textsOf('cs')('common', 'forbidden.title'))).toBeVisible();
    expect(loaded.filter((url) => /AdminFrame|screens-/.test(url))).toEqual([]);
  });

  test('reads the promo code only when signed in', async ({ page }) => {
    const { content } = await (
      await page.request.get(`${apiOrigin}/api/tile/category/7?pageSize=100`)
    ).json();
    const codes: string[] = [];
    for (const { id, route } of content) {
      for (const offer of await (
        await page.request.get(`${apiOrigin}/api/partner/${id}/offer`)
      ).json()) {
        const detail = await (await page.request.get(`${apiOrigin}/api/offer/${offer.id}`)).json();
        if (detail.hasPromoCode) codes.push(`/partner/${route}/${offer.route}`);
      }
      if (codes.length > 0) break;
    }
    const t = textsOf('cs');
    await page.goto(codes[0] ?? '/404');
    await expect(
      page.getByRole('link', { name: t('cafeteria', 'promoCode.signIn') }),
    ).toBeVisible();
    await signIn(page, 'employee', `/login?redirect=${codes[0]}`);
    await page.getByRole('button', { name: t('cafeteria', 'promoCode.reveal') }).click();
    await expect(
      page.getByRole('button', { name: t('cafeteria', 'promoCode.copy') }),
    ).toBeVisible();
  });
});
