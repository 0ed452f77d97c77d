import { lonelyPlace, pinsDrawn, placeCount } from './map.ts';
import { expect, speak, test, textsOf } from './support.ts';

/** Without a graphics card every frame of a movement takes long; those who ask for none get none. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const t = textsOf('sk');

test.beforeEach(({ context }) => speak(context, 'sk'));

test('on a phone the list starts small, is pulled up, opens a place and gives the map back', async ({
  page,
}) => {
  await page.goto('/map');
  await pinsDrawn(page);
  const handle = page.getByTestId('sheet-handle');
  await expect(handle).toHaveAttribute('aria-valuenow', '0');
  const box = await handle.boundingBox();
  if (!box) throw new Error('the list has no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, 0, { steps: 8 });
  await expect(handle).toHaveAttribute('aria-valuenow', '100');
  await page.mouse.up();
  await expect(handle).toHaveAttribute('aria-valuenow', '100');
  await page.locator('[data-place] a').nth(3).click();
  await expect(page.getByTestId('place-title')).toBeVisible();
  await handle.focus();
  await page.keyboard.press('Home');
  await expect(handle).toHaveAttribute('aria-valuenow', '0');
  await page.goBack();
  await expect(page.getByTestId('place-title')).toBeHidden();
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
});

test('on a phone a place opened by its address is seen above the list, and filters narrow the map', async ({
  page,
  request,
}) => {
  const { id, partner } = await lonelyPlace(request);
  await page.goto(`/map?selectedBranchOfficeId=${id}`);
  await expect(page.getByTestId('place-title')).toHaveText(partner.name);
  await expect(page.getByTestId('sheet-handle')).toHaveAttribute('aria-valuenow', '50');
  await page.getByTestId('back-to-list').tap();
  await expect.poll(() => placeCount(page)).toBeGreaterThan(0);
  await page.getByTestId('filterButton').tap();
  await page
    .getByTestId('map-filters')
    .getByText(t('cafeteria', 'benefitType.voucher'), { exact: true })
    .tap();
  await page.getByTestId('apply-filters').tap();
  await expect(page).toHaveURL(/payment=voucher/);
});

test('on a phone somebody finds a town, opens a pin by a tap, shares it and goes back', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/map');
  await page.getByTestId('place-box').tap();
  await page.getByTestId('place-box').pressSequentially('trebic');
  await page.getByRole('option', { name: 'Třebíč' }).first().tap();
  await expect(page.locator('[data-place]').first()).toContainText('Třebíč');

  const { id, lat, lng, partner } = await lonelyPlace(request);
  await page.goto(`/map?lat=${lat}&lng=${lng}&zoom=18`);
  await pinsDrawn(page);
  const stage = await page.getByTestId('map-canvas').boundingBox();
  if (!stage) throw new Error('there is no map');
  const tapPin = () =>
    page.touchscreen.tap(stage.x + stage.width / 2, stage.y + stage.height / 2 - 12);
  await tapPin();
  // first a few words over the list, which stays as it was
  const words = page.getByTestId('tapped-place');
  await expect(words).toContainText(partner.name);
  await expect
    .poll(async () => (await page.getByTestId('map-panel').boundingBox())?.height)
    .toBe(220);
  await expect(page).not.toHaveURL(/selectedBranchOfficeId/);
  await words.getByRole('button', { name: t('cafeteria', 'map.backToList') }).tap();
  await expect(words).toBeHidden();
  await expect(page.getByTestId('sheet-handle')).toHaveAttribute('aria-valuenow', '0');
  await page.goto(`/map?lat=${lat}&lng=${lng}&zoom=18`);
  await pinsDrawn(page);
  await tapPin();
  await words.getByRole('link', { name: t('cafeteria', 'map.openPlace') }).tap();
  await expect(page).toHaveURL(new RegExp(`selectedBranchOfficeId=${id}`));
  await expect(page.getByTestId('place-title')).toHaveText(partner.name);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByTestId('place-title')).toHaveText(partner.name);
  await other.close();
  await page.goBack();
  await expect(page.getByTestId('place-title')).toBeHidden();
});
