import { mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { call, enter, expect, signIn, test, textsOf } from './support.ts';

/**
 * Slides of the home are one list for everybody, and an order of a list that has changed meanwhile is refused: journeys
 * that change it take turns, whichever worker of this run plays them.
 */
const ofSlides = test.extend<{ turn: void }>({
  turn: [
    async ({ baseURL }, use) => {
      const { port } = new URL(String(baseURL));
      const turn = path.join(tmpdir(), `cafeteria-e2e-slides-${process.ppid}-${port}`);
      await expect(() => mkdirSync(turn)).toPass();
      await use();
      rmdirSync(turn);
    },
    { auto: true, timeout: 180_000 },
  ],
});

const t = textsOf('cs');
const picture = (background: string) =>
  sharp({ create: { width: 1_100, height: 500, channels: 3, background } })
    .png()
    .toBuffer();
const unique = (name: string): string => `${name} ${Date.now() % 100_000}`;

/** Somebody else's browser, signed in as an employee. */
const openEmployee = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ locale: 'cs-CZ', timezoneId: 'Europe/Prague' });
  const page = await context.newPage();
  await signIn(page, 'employee');
  return page;
};
const save = (page: Page, action: 'save' | 'create') =>
  page.getByRole('button', { name: t('admin', `action.${action}`), exact: true }).click();
const field = (page: Page, entity: string, name: string) =>
  page
    .getByRole('textbox', { name: new RegExp(`^${t('admin', `${entity}.field.${name}`)}`) })
    .first();
/** Picks by typing. The page may still be scrolling to the field, which closes the list: then it is typed again. */
const pick = (page: Page, label: string, name: string): Promise<void> =>
  expect(async () => {
    await page.getByRole('combobox', { name: label }).fill(name);
    await page.getByRole('listbox').getByRole('option', { name }).first().click({ timeout: 3_000 });
  }).toPass();
const upload = async (page: Page, background: string): Promise<void> => {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'slide.png', mimeType: 'image/png', buffer: await picture(background) });
  const cropper = page.getByRole('dialog');
  await cropper.getByRole('button', { name: t('admin', 'crop.save') }).click();
  await expect(cropper).toBeHidden();
};

ofSlides(
  'an administrator puts slides in order by button and takes it back; readers see both',
  async ({ page, browser }) => {
    await enter(page, 'admin');
    await page.goto('/admin/carousel');
    await page.getByRole('link', { name: t('admin', 'order.start') }).click();
    const rows = page
      .getByRole('list', { name: t('admin', 'carousel.list') })
      .getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const titles = (await call(page, 'GET', '/api/carousel')).map(
      ({ title }: { title: string }) => title,
    );
    await page.getByRole('button', { name: t('admin', 'sort.down', { name: titles[0] }) }).click();
    await expect(page.getByText(t('admin', 'order.saved'))).toBeVisible();
    const reader = await openEmployee(browser);
    await expect(reader.getByRole('heading', { name: titles[1] })).toBeVisible();
    await page.getByRole('button', { name: t('admin', 'order.undo') }).click();
    await expect(page.getByText(t('admin', 'order.saved'))).toBeVisible();
    await expect
      .poll(async () =>
        (await call(page, 'GET', '/api/carousel')).map(({ title }: { title: string }) => title),
      )
      .toEqual(titles);
    await reader.context().close();
  },
);

ofSlides(
  'a slide with a cropped picture is previewed, made, switched on and seen by an employee',
  async ({ page, browser }) => {
    const title = unique('Jaro v plném proudu');
    await enter(page, 'admin');
    await page.goto('/admin/carousel/create');
    await field(page, 'carousel', 'title').fill(title);
    await upload(page, '#2f6f4f');
    await page
      .getByRole('combobox', { name: t('admin', 'carousel.field.link') })
      .selectOption('CATEGORY');
    await pick(page, t('admin', 'enum.linkType.CATEGORY'), 'Sport');
    await field(page, 'carousel', 'buttonLabel').fill('Na hřiště');
    await expect(page.getByText('Na hřiště')).toBeVisible();
    await page.getByRole('radio', { name: t('admin', 'enum.platform.MOBILE') }).check();
    await save(page, 'create');
    await page.waitForURL(/\/admin\/carousel\/\d+\/edit/);
    await page.getByRole('switch', { name: t('admin', 'active.on') }).click();
    await expect(page.getByText(t('admin', 'publication.LIVE')).first()).toBeVisible();
    const reader = await openEmployee(browser);
    await expect(reader.getByRole('heading', { name: title })).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Na hřiště' })).toHaveAttribute(
      'href',
      '/sport-6',
    );
    await call(
      page,
      'DELETE',
      `/api/admin/carousel/${/carousel\/(\d+)/.exec(page.url())?.[1] ?? ''}`,
    );
    await reader.context().close();
  },
);

ofSlides('a scheduled slide is not shown before its time', async ({ page, browser }) => {
  const title = unique('Teprve přijde');
  await enter(page, 'admin');
  const { content } = await call(page, 'GET', '/api/admin/carousel?placement=HOMEPAGE&pageSize=1');
  const { imageDesktop } = content[0];
  const empty = { cs: null, sk: null, en: null };
  const { id } = await call(page, 'POST', '/api/admin/carousel', {
    placement: 'HOMEPAGE',
    title: { ...empty, cs: title },
    text: empty,
    buttonLabel: empty,
    link: null,
    imageDesktop,
    imageMobile: null,
    colour: 'RED',
    clientIds: null,
    validFrom: new Date(Date.now() + 864e5).toISOString(),
    validTo: null,
  });
  await call(page, 'PUT', `/api/admin/carousel/${id}/activate`, { active: true });
  await page.goto('/admin/carousel');
  await expect(
    page.getByTestId(`carousel-${id}`).getByText(t('admin', 'publication.SCHEDULED')),
  ).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  const reader = await openEmployee(browser);
  await expect(
    reader.getByRole('region', { name: t('cafeteria', 'carousel.label') }),
  ).toBeVisible();
  await expect(reader.getByRole('heading', { name: title })).toHaveCount(0);
  await call(page, 'DELETE', `/api/admin/carousel/${id}`);
  await reader.context().close();
});

test('a promo row is picked together and stands on its category', async ({ page, browser }) => {
  const title = unique('Na nákup bez front');
  await enter(page, 'admin');
  await page.goto('/admin/promoRow/create?placement=CATEGORY&categoryId=9');
  await field(page, 'promoRow', 'title').fill(title);
  await page.getByRole('combobox', { name: t('admin', 'promoRow.kind') }).selectOption('CATEGORY');
  for (const name of ['Sport', 'Knihy']) {
    const tile = page.getByRole('listitem').filter({ hasText: name }).first();
    // a list that closes under the press takes nothing: then it is picked again
    await expect(async () => {
      if (await tile.isHidden()) await pick(page, t('admin', 'promoRow.add'), name);
      await expect(tile).toBeVisible({ timeout: 3_000 });
    }).toPass();
  }
  await save(page, 'create');
  await page.waitForURL(/\/admin\/promoRow\/\d+/);
  await page.getByRole('switch', { name: t('admin', 'active.on') }).click();
  await expect(page.getByText(t('admin', 'publication.LIVE')).first()).toBeVisible();
  const reader = await openEmployee(browser);
  await reader.goto('/nakupy-9');
  await expect(reader.getByRole('heading', { name: title })).toBeVisible();
  await reader.goto('/');
  await expect(reader.getByRole('heading', { name: title })).toHaveCount(0);
  await call(
    page,
    'DELETE',
    `/api/admin/promo-row/${/promoRow\/(\d+)/.exec(page.url())?.[1] ?? ''}`,
  );
  await reader.context().close();
});

test('a category is given a new description and an announcement is made; an employee reads both at once', async ({
  page,
  browser,
}) => {
  const [description, words] = [
    unique('Papírové i zvukové'),
    unique('V neděli ráno chvíli nepojedeme'),
  ];
  await enter(page, 'admin');
  await page.goto('/admin/category/3/edit');
  await field(page, 'category', 'description').fill(description);
  await save(page, 'save');
  await expect(page.getByText(t('admin', 'form.saved'))).toBeVisible();
  await page.goto('/admin/announcement');
  const before = await call(page, 'GET', '/api/admin/announcement');
  await field(page, 'announcement', 'text').fill(words);
  await expect(page.getByText(words).first()).toBeVisible();
  await save(page, 'save');
  await expect(page.getByText(t('admin', 'form.saved'))).toBeVisible();
  const reader = await openEmployee(browser);
  await reader.goto('/knihy-3');
  await expect(reader.getByText(description)).toBeVisible();
  await expect(reader.getByText(words)).toBeVisible();
  await reader.getByRole('button', { name: t('common', 'announcement.dismiss') }).click();
  await reader.reload();
  await expect(reader.getByText(words)).toHaveCount(0);
  const { version } = await call(page, 'GET', '/api/admin/announcement');
  const { text, messageKind, link, linkLabel, dismissible, active, validFrom, validTo } = before;
  await call(page, 'PUT', '/api/admin/announcement', {
    text,
    messageKind,
    link,
    linkLabel,
    dismissible,
    active,
    validFrom,
    validTo,
    version,
  });
  await reader.context().close();
});
