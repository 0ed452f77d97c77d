import { lonelyPlace, officeAt, pinsDrawn, placeCount, pressMiddle } from './map.ts';
import { call, enter, expect, test, textsOf } from './support.ts';

/** Without a graphics card every frame of a movement takes long; those who ask for none get none. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const t = textsOf('cs');

test('somebody finds a town without accents, narrows the map, opens a place and shares the very same view', async ({
  page,
  browser,
}) => {
  await page.goto('/map');
  await pinsDrawn(page);
  const box = page.getByTestId('place-box');
  await box.pressSequentially('usti nad lab');
  await page.getByRole('option', { name: 'Ústí nad Labem' }).first().click();
  await expect(page).toHaveURL(/placeId=/);
  await expect(box).toHaveValue('Ústí nad Labem');
  await expect(page.locator('[data-place]').first()).toContainText('Ústí nad Labem');
  const before = await placeCount(page);

  await page.getByTestId('filterButton').click();
  await page.getByTestId('map-filters').getByText('Sport', { exact: true }).click();
  await page
    .getByRole('button', { name: t('cafeteria', 'map.filter.whole'), exact: true })
    .locator('visible=true')
    .click();
  await page.getByTestId('apply-filters').click();
  await expect(page).toHaveURL(/categories=6/);
  await expect.poll(() => placeCount(page)).toBeLessThan(before);
  const narrowed = await placeCount(page);
  expect(narrowed).toBeGreaterThan(0);

  await page.locator('[data-place] a').first().click();
  await expect(page).toHaveURL(/selectedBranchOfficeId=\d+/);
  const title = await page.getByTestId('place-title').textContent();
  await expect(page.getByTestId('place-title')).toBeFocused();

  const shared = page.url();
  const window = await browser.newPage();
  await window.goto(shared);
  await expect(window.getByTestId('place-title')).toHaveText(title ?? '');
  await pinsDrawn(window);
  expect(window.url()).toBe(shared);
  await window.getByTestId('back-to-list').click();
  await expect.poll(() => placeCount(window)).toBe(narrowed);
  await window.close();

  await page.goBack();
  await expect(page.getByTestId('place-title')).toBeHidden();
  expect(await placeCount(page)).toBe(narrowed);
  await page.goBack();
  await expect.poll(() => placeCount(page)).toBe(before);
});

test('a pin pressed on the map opens its place, and a row pointed at shows its pin', async ({
  page,
  request,
}) => {
  const { id, lat, lng, partner } = await lonelyPlace(request);
  await page.goto(`/map?lat=${lat}&lng=${lng}&zoom=18`);
  await pinsDrawn(page);
  const stage = await page.getByTestId('map-canvas').boundingBox();
  if (!stage) throw new Error('there is no map');
  const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2 - 12];
  await page.mouse.move(x, y);
  await expect(page.locator(`[data-place="${id}"]`)).toHaveAttribute('data-hovered', 'true');
  // a card at the pin says what it is, and the list stays
  const peek = page.getByTestId('pin-peek');
  await expect(peek).toContainText(partner.name);
  await expect(page.locator(`[data-place="${id}"]`)).toBeVisible();
  await peek.hover();
  await expect(peek).toBeVisible();
  await page.mouse.move(stage.x + 20, stage.y + stage.height - 20);
  await expect(peek).toHaveCount(0);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(new RegExp(`selectedBranchOfficeId=${id}`));
  await expect(page.getByTestId('place-title')).toHaveText(partner.name);
});

test('a chosen place stays open whatever the filters hide, and a partner alone is shown whole', async ({
  page,
  request,
}) => {
  const { id, partner } = await lonelyPlace(request);
  await page.goto(`/map?selectedBranchOfficeId=${id}&filteredPartnerId=999999999`);
  await expect(page.getByTestId('place-title')).toHaveText(partner.name);
  await page.goto(`/map?filteredPartnerId=${partner.id}`);
  await expect(page.getByText(t('cafeteria', 'map.only', { partner: partner.name }))).toBeVisible();
  await expect(page.locator('[data-place]').first()).toContainText(partner.name);
});

test('the map fills what the header leaves, with and without an announcement, and looks at its centre', async ({
  page,
  request,
}) => {
  const { id, lat, lng } = await lonelyPlace(request);
  await page.goto(`/map?lat=${lat}&lng=${lng}&zoom=18`);
  await pinsDrawn(page);
  await page.getByRole('button', { name: t('common', 'announcement.dismiss') }).click();
  for (const visit of ['as the announcement closes', 'without it']) {
    const {
      height = 0,
      y: top = 0,
      x: left = 0,
      width = 0,
    } = (await page.getByTestId('map-canvas').boundingBox()) ?? {};
    expect(Math.round(top + height), visit).toBe(page.viewportSize()?.height);
    // the map follows the new height with its next frame
    await expect(async () => {
      await page.mouse.move(left + width / 2, top + 5);
      await page.mouse.move(left + width / 2, top + height / 2 - 12);
      await expect(page.locator(`[data-place="${id}"]`), visit).toHaveAttribute(
        'data-hovered',
        'true',
        { timeout: 1_000 },
      );
    }).toPass();
    await page.reload();
    await pinsDrawn(page);
  }
});

test('the list goes on as one scrolls, and a bare map begins with what the administration chose', async ({
  page,
}) => {
  await page.goto('/map?lat=49.8&lng=15.5&zoom=6');
  await expect(page.locator('[data-place]')).toHaveCount(20);
  // the list is drawn once more when the map has found its edges, and the one that was last is another
  await expect(async () => {
    await page.locator('[data-place]').last().scrollIntoViewIfNeeded();
    expect(await page.locator('[data-place]').count()).toBeGreaterThan(20);
  }).toPass();
  await page.route('**/api/map/filters', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), defaults: { categories: [6], payment: ['voucher'] } },
    });
  });
  await page.goto('/faq');
  await page.getByTestId('map-link').click();
  await expect(page).toHaveURL('/map?categories=6&payment=voucher');
});

test('places on one coordinate lie on a pile that opens as a list', async ({ page }) => {
  await enter(page, 'admin');
  const [lat, lng] = [49.9321, 15.7654];
  const made: number[] = [];
  for (const name of ['Dole', 'Nahoře'])
    made.push(
      (
        await call(page, 'POST', '/api/admin/partner/40/branch-office', {
          ...officeAt(lat, lng),
          name,
        })
      ).id,
    );
  for (const id of made)
    await call(page, 'PUT', `/api/admin/partner/40/branch-office/${id}/activate`, { active: true });
  await page.goto(`/map?lat=${lat}&lng=${lng}&zoom=18`);
  await pinsDrawn(page);
  await pressMiddle(page);
  await expect(page.getByTestId('place-count')).toHaveText(
    t('cafeteria', 'map.stack_few', { count: 2 }),
  );
  await page.locator(`[data-place="${made[1]}"] a`).click();
  await expect(page.getByTestId('place-detail')).toContainText('Nahoře');
  await page.getByTestId('back-to-list').click();
  await expect(page.locator('[data-place]')).toHaveCount(2);
  for (const id of made) await call(page, 'DELETE', `/api/admin/partner/40/branch-office/${id}`);
});

test('categories over the map are a press away', async ({ page }) => {
  await page.goto('/map');
  const chip = page.getByTestId('categories').getByRole('button', { name: 'Sport' });
  await expect.poll(() => placeCount(page)).toBeGreaterThan(0);
  const before = await placeCount(page);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/categories=6/);
  await expect.poll(() => placeCount(page)).toBeLessThan(before);
  await page.getByTestId('backButton').click();
  await expect(page).not.toHaveURL(/categories/);
  await expect.poll(() => placeCount(page)).toBe(before);
});

test('the map goes to the reader who lets it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 49.1951, longitude: 16.6068 });
  await page.goto('/map');
  await page.getByTestId('locate').click();
  await expect(page).toHaveURL(/lat=49\.195&lng=16\.607&zoom=14/);
  await expect(page.locator('[data-place]').first()).toContainText(/\d+\s(m|km)/);
});

test('a refused location is told, and the map stays where it was', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/map');
  await expect.poll(() => placeCount(page)).toBeGreaterThan(0);
  await page.getByTestId('locate').click();
  await expect(page.getByText(t('cafeteria', 'map.locate.refused'))).toBeVisible();
  await expect(page).toHaveURL('/map');
});

test('everything on the map is reached by keyboard alone', async ({ page }) => {
  await page.goto('/map');
  await page.getByTestId('place-box').focus();
  await page.keyboard.type('brno');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/placeId=/);
  await page.getByTestId('filterButton').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('filterButton')).toBeFocused();
  await expect(page.locator('[data-place]').first()).toContainText('Brno');
  const row = page.locator('[data-place] a').first();
  for (
    let step = 0;
    step < 15 && !(await row.evaluate((link) => link === document.activeElement));
    step += 1
  )
    await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('place-title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});

test('where the map cannot be drawn, the list says so and goes on', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/map');
  await expect(page.getByText(t('cafeteria', 'map.broken.title'))).toBeVisible();
  await page.locator('[data-place] a').first().click();
  await expect(page.getByTestId('place-title')).toBeVisible();
});

test('a partner and a tile lead to the map', async ({ page, request }) => {
  const { partner } = await lonelyPlace(request);
  await enter(page, 'employee');
  await page.goto(`/partner/x-${partner.id}`);
  await page.getByTestId('map-button').first().click();
  await expect(page).toHaveURL(new RegExp(`filteredPartnerId=${partner.id}`));
  await page.goto('/sport-6');
  await page.getByTestId('map-button').first().click();
  await expect(page).toHaveURL(/\/map\?filteredPartnerId=\d+/);
  await expect.poll(() => placeCount(page)).toBeGreaterThan(1);
});

for (const [what, gone, words] of [
  ['a place', 'placeId=nowhere-1', 'place.gone'],
  ['a branch office', 'selectedBranchOfficeId=999999999', 'place.gone'],
  ['a partner', 'filteredPartnerId=999999999', 'partnerGone'],
] as const)
  test(`${what} nobody knows any more is told, and the map stays`, async ({ page }) => {
    await page.goto(`/map?${gone}&categories=6`);
    await expect(page.getByText(t('cafeteria', `map.${words}`))).toBeVisible();
    await expect(page).toHaveURL(/\/map\?categories=6/);
    await expect.poll(() => placeCount(page)).toBeGreaterThan(0);
  });

test('an address that says what cannot be meant shows the map', async ({ page }) => {
  await page.goto('/map?lat=500&lng=x&zoom=99&payment=cash');
  await expect.poll(() => placeCount(page)).toBeGreaterThan(0);
});

test('a zoom alone is looked at from', async ({ page }) => {
  const tiles: string[] = [];
  page.on('request', (request) => {
    const [, zoom] = /\/api\/map\/tiles\/(\d+)\//.exec(request.url()) ?? [];
    if (zoom) tiles.push(zoom);
  });
  await page.goto('/map?zoom=8');
  await pinsDrawn(page);
  expect([...new Set(tiles)].toSorted()).toEqual(['8']);
});
