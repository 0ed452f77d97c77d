import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  enter,
  signIn,
  expect,
  type Language,
  languages,
  speak,
  type T,
  test,
  textsOf,
} from './support.ts';

const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#2a6d99' } })
    .jpeg()
    .toBuffer();
const words: Record<
  Language,
  Record<
    | 'title'
    | 'lead'
    | 'heading'
    | 'opening'
    | 'text'
    | 'alt'
    | 'caption'
    | 'item'
    | 'rowAlt'
    | 'rowTitle'
    | 'rowText',
    string
  >
> = {
  cs: {
    title: 'Zimní běhání',
    lead: 'I ve sněhu',
    heading: 'Co na sebe',
    opening: 'Tři vrstvy stačí.',
    text: 'Začněte pomalu.',
    alt: 'Běžec ve sněhu',
    caption: 'Ráno v parku',
    item: 'Čepice',
    rowAlt: 'Boty',
    rowTitle: 'Vzorek',
    rowText: 'Hrubý vzorek drží.',
  },
  sk: {
    title: 'Zimné behanie',
    lead: 'Aj v snehu',
    heading: 'Čo na seba',
    opening: 'Tri vrstvy stačia.',
    text: 'Začnite pomaly.',
    alt: 'Bežec v snehu',
    caption: 'Ráno v parku (sk)',
    item: 'Čiapka',
    rowAlt: 'Topánky',
    rowTitle: 'Dezén',
    rowText: 'Hrubý dezén drží.',
  },
  en: {
    title: 'Running in winter',
    lead: 'Even in snow',
    heading: 'What to wear',
    opening: 'Three layers will do.',
    text: 'Start slowly.',
    alt: 'A runner in snow',
    caption: 'Morning in the park',
    item: 'A hat',
    rowAlt: 'Shoes',
    rowTitle: 'Tread',
    rowText: 'A deep tread holds.',
  },
};

const add = async (page: Page, t: T, type: string): Promise<void> => {
  const before = await page.locator('[data-block]').count();
  await page.getByTestId('add-block').click();
  await page
    .getByRole('button', { name: t('admin', `block.${type}`), exact: true })
    .last()
    .click();
  await expect(page.locator('[data-block]')).toHaveCount(before + 1);
};
const type = async (page: Page, place: number, field: number, text: string): Promise<void> => {
  const editor = page
    .locator('[data-block]')
    .nth(place)
    .locator('[contenteditable=true]')
    .nth(field);
  await editor.click();
  await page.keyboard.type(text);
};

test('an administrator writes an article with all six blocks, and an employee reads it in three languages', async ({
  page,
  context,
  browser,
}) => {
  const t = textsOf('cs');
  await speak(context, 'cs');
  await enter(page, 'admin');
  await page.goto('/admin/magazine/create');
  for (const kind of ['LEAD', 'HEADING', 'TEXT', 'IMAGE', 'UNORDERED_LIST', 'ZIG_ZAG'])
    await add(page, t, kind);
  const block = (place: number) => page.locator('[data-block]').nth(place);

  // a picture is uploaded and cut where it is used, another one comes from the library
  await block(3)
    .locator('input[type=file]')
    .setInputFiles({ name: 'beh.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin', 'crop.save') })
    .click();
  await block(5)
    .getByRole('button', { name: t('admin', 'media.fromLibrary') })
    .click();
  await page.getByTestId('media-picker').getByTestId('media-tile').first().click();

  const box = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  for (const language of languages) {
    const copy = words[language];
    await page
      .getByTestId('document-languages')
      .getByRole('radio', { name: new RegExp(`^${language}`, 'i') })
      .check({ force: true });
    await box(t('admin', 'magazineArticle.field.title')).first().fill(copy.title);
    await box(t('admin', 'magazineArticle.field.lead')).first().fill(copy.lead);
    await block(0).getByRole('textbox').fill(copy.opening);
    await block(1).getByRole('textbox').fill(copy.heading);
    await type(page, 2, 0, copy.text);
    await block(3)
      .getByRole('textbox', { name: t('admin', 'block.alt') })
      .fill(copy.alt);
    await block(3)
      .getByRole('textbox', { name: t('admin', 'block.caption') })
      .fill(copy.caption);
    await block(4).getByRole('textbox').fill(copy.item);
    await block(5)
      .getByRole('textbox', { name: t('admin', 'block.alt') })
      .fill(copy.rowAlt);
    await block(5)
      .getByRole('textbox', { name: t('admin', 'block.rowTitle') })
      .fill(copy.rowTitle);
    await type(page, 5, 0, copy.rowText);
    await expect(page.getByTestId('article-preview')).toContainText(copy.rowText);
  }
  await expect(page.getByText(t('admin', 'document.complete'))).toBeVisible();
  await page.getByRole('button', { name: t('admin', 'action.create') }).click();
  await page.waitForURL(/\/admin\/magazine\/\d+$/);
  const id = Number(/(\d+)$/.exec(page.url())?.[1]);
  await page.getByRole('switch', { name: t('admin', 'active.on') }).click();
  await expect(page.getByText(t('admin', 'publication.LIVE')).first()).toBeVisible();

  for (const language of languages) {
    const copy = words[language];
    const reader = await browser.newContext();
    await speak(reader, language);
    const shown = await reader.newPage();
    await enter(shown, 'employee');
    await speak(reader, language);
    await shown.goto(`/magazine/x-${id}`);
    await expect(shown).toHaveURL(new RegExp(`/magazine/zimni-behani-${id}$`));
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(copy.title);
    for (const text of [
      copy.lead,
      copy.opening,
      copy.heading,
      copy.text,
      copy.caption,
      copy.item,
      copy.rowTitle,
      copy.rowText,
    ])
      await expect(shown.getByText(text, { exact: true }).first()).toBeVisible();
    await shown
      .getByRole('button', {
        name: textsOf(language)('magazine', 'article.enlarge', { alt: copy.alt }),
      })
      .click();
    await expect(shown.getByTestId('lightbox')).toBeVisible();
    await shown.keyboard.press('ArrowRight');
    await expect(
      shown.getByTestId('lightbox').getByRole('img', { name: copy.rowAlt }),
    ).toBeVisible();
    await shown.keyboard.press('Escape');
    await expect(shown.getByTestId('lightbox')).toBeHidden();
    await reader.close();
  }
});

test('the magazine is narrowed by topics in the address, and its carousel can be left out', async ({
  page,
}) => {
  const t = textsOf('cs');
  await page.goto('/magazine');
  await expect(page.getByRole('region', { name: t('cafeteria', 'carousel.label') })).toBeVisible();
  await page
    .getByRole('navigation', { name: t('magazine', 'categories') })
    .getByRole('link', { name: 'Knihy' })
    .click();
  await expect(page).toHaveURL(/categories=3/);
  await expect(
    page.getByRole('link', { name: 'Co číst, když máte deset minut denně' }),
  ).toBeVisible();
  await page.goto('/magazine?withoutCarousel=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('magazine', 'title'));
  await expect(page.getByRole('region', { name: t('cafeteria', 'carousel.label') })).toHaveCount(0);
});

for (const query of ['categories=3', 'categories=1,3', 'categories=3&withoutCarousel=true'])
  test(`a shared magazine keeps its topics, and so does a reload: ${query}`, async ({ page }) => {
    const topics = page
      .getByRole('navigation', { name: textsOf('cs')('magazine', 'categories') })
      .getByRole('link', { name: 'Knihy' });
    await page.goto(`/magazine?${query}`);
    await expect(page).toHaveURL(`/magazine?${query}`);
    await expect(topics).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect(page).toHaveURL(`/magazine?${query}`);
    await expect(topics).toHaveAttribute('aria-current', 'true');
  });

test('an employee unfolds what the employer gives; the anonymous sign in first', async ({
  page,
}) => {
  const t = textsOf('cs');
  await page.goto('/internal-benefits');
  await expect(page).toHaveURL('/login?redirect=/internal-benefits');
  await signIn(page, 'employee', '/login?redirect=/internal-benefits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('magazine', 'internal.title'));
  const nursery = page.getByTestId('internal-benefit').filter({ hasText: 'Sklenička' });
  await expect(nursery.getByText('900 Kč')).toBeHidden();
  await nursery.locator('summary').click();
  await expect(nursery.getByText('900 Kč')).toBeVisible();
  await page.getByRole('button', { name: t('magazine', 'internal.expandAll') }).click();
  await expect(page.getByTestId('internal-benefit').last().locator('div').first()).toBeVisible();
});
