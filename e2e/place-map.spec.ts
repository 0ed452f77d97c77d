import type { Page } from '@playwright/test';
import { enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');
const path = '/admin/partner/5/branch-office/create';
const coordinate = (page: Page, key: 'lat' | 'lng') =>
  page.getByRole('textbox', { name: t('admin', `address.${key}`) });
const valueOf = async (page: Page, key: 'lat' | 'lng'): Promise<number> =>
  Number((await coordinate(page, key).inputValue()).replace(',', '.'));

test('the pin of a branch office is put on the map of the product, dragged and moved by keys', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto(path);
  const map = page.getByTestId('place-map');
  await expect(map.locator('canvas')).toBeVisible();
  await expect(page.getByTestId('place-pin')).toHaveCount(0);

  // a press puts it
  await map.click({ position: { x: 120, y: 120 } });
  const pin = page.getByTestId('place-pin');
  await expect(pin).toBeVisible();
  const west = await valueOf(page, 'lng');

  // the keys move it, the map stays
  await pin.focus();
  await pin.press('ArrowRight');
  await expect.poll(() => valueOf(page, 'lng')).toBeGreaterThan(west);
  const north = await valueOf(page, 'lat');
  await pin.press('Shift+ArrowDown');
  await expect.poll(() => valueOf(page, 'lat')).toBeLessThan(north);

  // it is dragged
  const before = await valueOf(page, 'lng');
  const box = await pin.boundingBox();
  if (!box) throw new Error('the pin is nowhere');
  await page.mouse.move(box.x + 15, box.y + 15);
  await page.mouse.down();
  await page.mouse.move(box.x + 75, box.y + 15, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => valueOf(page, 'lng')).toBeGreaterThan(before);

  // and coordinates typed by hand move it too
  await coordinate(page, 'lat').fill('49,19522');
  await coordinate(page, 'lng').fill('16,60796');
  await expect(pin).toHaveAttribute('aria-label', /49.19522.*16.60796/);
  await expect(pin).toBeInViewport();
});

test('without the drawing of maps the coordinates are still typed', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await enter(page, 'admin');
  await page.goto(path);
  await expect(page.getByText(t('admin', 'map.broken'))).toBeVisible();
  await coordinate(page, 'lat').fill('49,19522');
  await expect(coordinate(page, 'lat')).toHaveValue('49,19522');
});
