import type { FileChooser, Page } from '@playwright/test';
import sharp from 'sharp';
import { apiOrigin, call, enter, expect, speak, test, textsOf } from './support.ts';

const t = textsOf('cs');
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#b4532a' } })
    .jpeg()
    .toBuffer();

/** The chooser of files that Enter opens; a browser that is busy now and then loses the first press. */
const pressForChooser = async (page: Page): Promise<FileChooser> => {
  const opened: FileChooser[] = [];
  page.on('filechooser', (chooser) => opened.push(chooser));
  await expect(async () => {
    if (opened.length === 0) await page.keyboard.press('Enter');
    await expect.poll(() => opened.length, { timeout: 3000 }).toBeGreaterThan(0);
  }).toPass();
  const [first] = opened;
  if (!first) throw new Error('no chooser was opened');
  return first;
};

test('a picture is uploaded, cropped and deleted by keyboard alone', async ({ page, context }) => {
  await speak(context, 'cs');
  await enter(page, 'admin');
  await page.goto('/admin/media');
  const name = `klavesnice-${Date.now() % 100_000}.jpg`;
  const input = page.locator('input[type=file]');
  // the library is redrawn when its pictures come
  await expect(page.getByTestId('media-tile').first()).toBeVisible();
  await input.focus();
  await expect(input).toBeFocused();
  const chooser = await pressForChooser(page);
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer: await photo() });

  const tile = page.getByTestId('media-tile').filter({ hasText: name });
  await expect(tile).toBeVisible();
  await tile.focus();
  await page.keyboard.press('Enter');
  const detail = page.getByTestId('media-detail');
  await expect(detail.getByText(t('admin', 'media.notUsed'))).toBeVisible();
  await detail.getByRole('button', { name: t('admin', 'crop.open') }).focus();
  await page.keyboard.press('Enter');

  const cropper = page.getByRole('dialog', { name: t('admin', 'crop.title') });
  const stage = cropper.getByRole('application');
  await expect(stage).toBeVisible();
  const preview = cropper.getByRole('radiogroup').locator('img').first();
  const before = await preview.getAttribute('style');
  await stage.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  // the preview follows
  await expect(preview).not.toHaveAttribute('style', before ?? '');
  await cropper.getByRole('button', { name: t('admin', 'crop.save') }).focus();
  await page.keyboard.press('Enter');
  await expect(cropper).toBeHidden();
  const uuid = new URL(page.url()).searchParams.get('uuid') ?? '';
  await expect
    .poll(async () =>
      Object.keys(
        (await (await page.request.get(`${apiOrigin}/api/admin/media/${uuid}`)).json()).crop.crops,
      ).sort(),
    )
    .toEqual(['phone', 'square', 'wide']);

  await detail.getByRole('button', { name: t('admin', 'action.delete') }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('admin', 'action.delete') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(tile).toHaveCount(0);
});

test('a form is not saved without the picture that is on its way into it', async ({ page }) => {
  await enter(page, 'admin', '/admin/client/1/edit');
  let arrive = (): void => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/admin/media?*', async (route) => {
    if (route.request().method() === 'POST') await slow;
    await route.continue();
  });
  const zone = page.locator('form input[type=file]').last();
  await zone.setInputFiles({ name: 'vstup.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByText(t('admin', 'media.uploading')).first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(t('admin', 'form.waiting'))).toBeVisible();
  await expect(page).toHaveURL(/\/edit$/);
  arrive();
  await expect(page.getByText(t('admin', 'form.unsaved'))).toBeVisible();
});

test('files are taken five at a time; each refused one says why, the others go through', async ({
  page,
  context,
}) => {
  await speak(context, 'cs');
  await enter(page, 'admin');
  await page.goto('/admin/media');
  const good = {
    name: `dobry-${Date.now() % 100_000}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await photo(),
  };
  const script = {
    name: 'zly.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  };
  const huge = { name: 'velky.png', mimeType: 'image/png', buffer: Buffer.alloc(1_048_577, 1) };
  const flood = {
    name: 'megapixely.png',
    mimeType: 'image/png',
    buffer: await sharp({
      create: { width: 8_000, height: 6_250, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  };
  await page
    .locator('input[type=file]')
    .setInputFiles([
      good,
      script,
      huge,
      flood,
      { ...good, name: `druhy-${good.name}` },
      { ...good, name: 'sesty.jpg' },
    ]);
  await expect(page.getByText(`zly.svg: ${t('common', 'media.error.notAnImage')}`)).toBeVisible();
  await expect(page.getByText(`velky.png: ${t('common', 'media.error.tooLarge')}`)).toBeVisible();
  await expect(
    page.getByText(
      `megapixely.png: ${t('common', 'media.error.tooManyPixels', { pixels: 50, max: 40 })}`,
    ),
  ).toBeVisible();
  await expect(page.getByTestId('media-tile').filter({ hasText: good.name })).toHaveCount(2);
  await expect(page.getByTestId('media-tile').filter({ hasText: 'sesty.jpg' })).toHaveCount(0);

  // what is used says where, and stays
  await page.goto('/admin/media?usage=USED');
  await page.getByTestId('media-tile').first().click();
  const detail = page.getByTestId('media-detail');
  await expect(detail.getByRole('listitem').first()).toBeVisible();
  await expect(detail.getByRole('button', { name: t('admin', 'action.delete') })).toBeDisabled();
});

test('a file that somebody else deleted is told, and the library stays', async ({ page }) => {
  await enter(page, 'admin', '/admin/media');
  const name = `smazana-${Date.now() % 100_000}.jpg`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photo() });
  await page.getByTestId('media-tile').filter({ hasText: name }).click();
  const detail = page.getByTestId('media-detail');
  await detail.getByRole('button', { name: t('admin', 'action.delete') }).click();
  const { content } = await call(page, 'GET', `/api/admin/media?keyword=${name}`);
  await call(page, 'DELETE', `/api/admin/media/${content[0].uuid}`);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('admin', 'action.delete') })
    .click();
  await expect(page.getByText(t('admin', 'done.gone', { name }))).toBeVisible();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL('/admin/media');
});
