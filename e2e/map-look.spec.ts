import { lonelyPlace, pinsDrawn, placeCount } from './map.ts';
import { apiOrigin, expect, speak, test, textsOf } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const t = textsOf('cs');

test('the shape of a map stands in the page from its first byte, and goes when the map is there', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/map')).text()).toContain('data-testid="map-shape"');
  await page.goto('/map');
  await pinsDrawn(page);
  await expect(page.getByTestId('map-shape')).toHaveCount(0);
});

test('a map without an aim first shows what is near the reader', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 49.195, longitude: 16.608 });
  await page.goto('/map');
  await page.getByTestId('locate').click();
  await expect(page).toHaveURL(/lat=49\.19/);
  // the next map begins there by itself
  await page.goto('/map');
  await expect(page.locator('[data-place]').first()).toContainText('Brno');
  expect(await placeCount(page)).toBeGreaterThan(0);
  expect(await placeCount(page)).toBeLessThan(400);
});

test('from zoom 14 single pins say what they cost, and further away they are silent', async ({
  page,
  request,
}) => {
  const { lat, lng } = await lonelyPlace(request);
  const spoken = () =>
    page.evaluate(() => {
      const last = performance.getEntriesByName('map:pills').at(-1);
      return last instanceof PerformanceMark ? Number(last.detail) : 0;
    });
  await page.goto(`/map?lat=${lat}&lng=${lng}&zoom=15`);
  await pinsDrawn(page);
  await expect.poll(spoken, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.getByTestId('zoom-out').click();
  await expect(page).toHaveURL(/zoom=14/);
  await page.getByTestId('zoom-out').click();
  await expect.poll(spoken, { timeout: 60_000 }).toBe(0);
});

test('where the ground has no streets the list takes the room, and the town is named', async ({
  page,
  request,
}) => {
  const { basemap } = await (await request.get(`${apiOrigin}/api/config`)).json();
  expect(basemap.maxZoom).toBeLessThan(13);
  await page.goto('/map?lat=49.195&lng=16.608&zoom=12');
  const panel = page.getByTestId('map-panel');
  const widthOf = async () => (await panel.boundingBox())?.width;
  await expect.poll(widthOf).toBe(500);
  await expect(page.getByTestId('bare-ground')).toHaveCount(0);
  await page.goto('/map?lat=49.195&lng=16.608&zoom=14');
  await expect.poll(widthOf).toBeGreaterThan(700);
  await expect(page.getByTestId('bare-ground')).toContainText('Brno');
  await expect(page.getByTestId('bare-ground')).toContainText(t('cafeteria', 'map.bare'));
  await speak(page.context(), 'en');
  await page.goto('/map?lat=50.08&lng=14.43&zoom=14');
  await expect(page.getByTestId('bare-ground')).toContainText('Prague');
  await expect(page.getByTestId('bare-ground')).toContainText(/about 200\sm across/);
});

test('a row reached by keys has its card at the pin', async ({ page, request }) => {
  const { id, lat, lng, partner } = await lonelyPlace(request);
  await page.goto(`/map?lat=${lat}&lng=${lng}&zoom=18`);
  await pinsDrawn(page);
  await page.getByTestId('filterButton').focus();
  const link = page.locator(`[data-place="${id}"] a`);
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((one) => one === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await expect(page.getByTestId('pin-peek')).toContainText(partner.name);
});

test('in forced colours pins are drawn in the colours of the system', async ({ page, request }) => {
  const { lat, lng } = await lonelyPlace(request);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/map?lat=${lat}&lng=${lng}&zoom=15`);
  await pinsDrawn(page);
  await expect(page.getByTestId('map-canvas').locator('canvas')).toBeVisible();
});
