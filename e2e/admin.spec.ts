import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { savePartner } from './administrators.ts';
import {
  apiOrigin,
  call,
  enter,
  expect,
  expectNewTab,
  speak,
  type T,
  test,
  textsOf,
} from './support.ts';

const logo = () =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer();
const field = (page: Page, t: T, entity: string, name: string) =>
  page
    .getByRole('textbox', { name: new RegExp(`^${t('admin', `${entity}.field.${name}`)}`) })
    .first();

const createPartner = async (page: Page, t: T, name: string): Promise<number> => {
  await page.goto('/admin/partner/create');
  await field(page, t, 'partner', 'name').fill(name);
  await page.getByRole('button', { name: t('admin', 'action.create') }).click();
  await page.waitForURL(/\/admin\/partner\/\d+/);
  return Number(/partner\/(\d+)/.exec(page.url())?.[1]);
};

/** What a language changes is looked at on every screen (screens.spec.ts): this is played in one. */
const language = 'en';
test('an administrator makes a partner with its logo, branch office and offer, and readers see it', async ({
  page,
  context,
  browser,
}) => {
  const t = textsOf(language);
  const name = `Čajovna ${language} ${Date.now() % 100_000}`;
  await speak(context, language);
  await enter(page, 'admin');
  const id = await createPartner(page, t, name);

  // switching it on names everything that is missing
  await page.goto(`/admin/partner/${id}`);
  await page.getByRole('switch', { name: t('admin', 'active.on') }).click();
  await expect(page.getByText(t('admin', 'refusal.title', { name }))).toBeVisible();

  await page.goto(`/admin/partner/${id}/edit`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() });
  // the cropper opens by itself after an upload
  const cropper = page.getByRole('dialog');
  await expect(cropper).toBeVisible();
  await cropper.getByRole('button', { name: t('admin', 'crop.save') }).click();
  await expect(cropper).toBeHidden();
  const about = page.locator('[contenteditable=true]').first();
  await about.click();
  await page.keyboard.type('Sypané čaje z celého světa.');
  await page
    .getByRole('checkbox', { name: t('admin', 'enum.benefitType.voucher') })
    .first()
    .check();
  const save = page.getByRole('button', { name: t('admin', 'action.save'), exact: true });
  await save.click();
  // the rest is set through the same API the form uses, so that the journey stays readable
  await page.waitForURL(new RegExp(`/admin/partner/${id}(/edit)?$`));
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`${apiOrigin}/api/admin/partner/${id}`)).json()).logo,
    )
    .not.toBeNull();
  const partner = await call(page, 'GET', `/api/admin/partner/${id}`);
  expect(JSON.stringify(partner.about)).toContain('Sypané čaje z celého světa.');
  await savePartner(page, id, {
    about: { cs: '<p>Čaj</p>', sk: '<p>Čaj</p>', en: '<p>Tea</p>' },
    mainCategoryId: 2,
    subcategoryIds: [201],
  });

  await page.goto(`/admin/partner/${id}`);
  await page.getByRole('switch', { name: t('admin', 'active.on') }).click();
  await expect(page.getByText(t('admin', 'publication.LIVE')).first()).toBeVisible();

  await page.goto(`/admin/partner/${id}/branch-office/create`);
  await page.getByLabel(t('admin', 'address.postalCode')).fill('674 01');
  await page.getByLabel(t('admin', 'address.city')).fill('Třebíč');
  await page.getByLabel(t('admin', 'address.lat')).fill('49,2149');
  await page.getByLabel(t('admin', 'address.lng')).fill('15,8817');
  await page.getByRole('button', { name: t('admin', 'action.create') }).click();
  await page.waitForURL(/branch-office\/\d+/);
  await page.goto(page.url().replace('/edit', ''));
  await page.getByRole('switch', { name: t('admin', 'active.on') }).click();
  await expect(page.getByRole('switch', { name: t('admin', 'active.on') })).toBeChecked();

  await page.goto(`/admin/offer/create?partnerId=${id}`);
  // the installation's primary language is Czech, whatever the administrator reads
  await page
    .getByRole('radiogroup', {
      name: t('admin', 'localized.switch', { field: t('admin', 'offer.field.name') }),
    })
    .getByRole('radio')
    .first()
    .check({ force: true });
  await field(page, t, 'offer', 'name').fill('Ochutnávka čajů');
  await field(page, t, 'offer', 'price').fill('349,50');
  await page.getByRole('button', { name: t('admin', 'action.create') }).click();
  await page.waitForURL(/\/admin\/offer\/\d+/);
  await page.goto(page.url().replace('/edit', ''));
  await page.getByRole('switch', { name: t('admin', 'active.on') }).click();
  await expect(page.getByText(t('admin', 'publication.LIVE')).first()).toBeVisible();

  const reader = await browser.newContext();
  await speak(reader, language);
  const shown = await reader.newPage();
  await enter(shown, 'employee');
  await shown.goto(`/partner/x-${id}`);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(name);
  await shown.goto(`/partner/x-${id}?tab=WHAT_CAN_BE_BOUGHT`);
  await expect(shown.getByText(/349,50\s(Kč|€)/).first()).toBeVisible();
  await reader.close();
});

test('a list keeps its filters, order and page in the address, and rows are real links', async ({
  page,
}) => {
  const t = textsOf('cs');
  await enter(page, 'admin');
  await page.goto('/admin/partner');
  await page.getByRole('link', { name: t('admin', 'partner.field.name') }).click();
  await expect(page).toHaveURL(/sortBy=NAME/);
  await page.getByRole('searchbox').fill('kavarna');
  await expect(page).toHaveURL(/keyword=kavarna/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('kavarna');
  const row = page.locator('table a[href^="/admin/partner/"]').first();
  const href = (await row.getAttribute('href')) ?? '';
  await expectNewTab(page, href, () => row.click({ modifiers: ['ControlOrMeta'] }));
  await row.click();
  await expect(page).toHaveURL(/\/admin\/partner\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/keyword=kavarna/);
});

test('saving as a copy keeps the original and makes an inactive new one', async ({ page }) => {
  const t = textsOf('cs');
  await enter(page, 'admin');
  const name = `Originál ${Date.now() % 100_000}`;
  const id = await createPartner(page, t, name);
  await page.goto(`/admin/partner/${id}/edit?copyMode=COPY`);
  await field(page, t, 'partner', 'name').fill(`${name} B`);
  await page.getByRole('button', { name: t('admin', 'action.saveAsCopy') }).click();
  await page.waitForURL(
    (url) => /\/admin\/partner\/\d+/.test(url.pathname) && !url.pathname.includes(`/${id}`),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} B (kopie)`);
  const original = await (await page.request.get(`${apiOrigin}/api/admin/partner/${id}`)).json();
  expect(original.name).toBe(name);
});

test('two administrators who edit one partner both keep what they wrote', async ({
  page,
  browser,
}) => {
  const t = textsOf('cs');
  await enter(page, 'admin');
  const id = await createPartner(page, t, `Dva ${Date.now() % 100_000}`);
  const other = await (await browser.newContext()).newPage();
  await enter(other, 'admin');
  for (const one of [page, other]) await one.goto(`/admin/partner/${id}/edit`);
  await field(page, t, 'partner', 'contractNumber').fill('moje-1');
  await field(other, t, 'partner', 'contractNumber').fill('cizi-2');
  await other.getByRole('button', { name: t('admin', 'action.save'), exact: true }).click();
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`${apiOrigin}/api/admin/partner/${id}`)).json())
          .contractNumber,
    )
    .toBe('cizi-2');
  await page.getByRole('button', { name: t('admin', 'action.save'), exact: true }).click();
  // the choice comes by itself, wherever on the form the person is
  await expect(page.getByRole('dialog')).toContainText('cizi-2');
  // which says all there is to say: a notice would stand over it on a phone
  await expect(page.getByText(t('common', 'error.concurrentModification'))).toHaveCount(0);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin', 'conflict.apply') })
    .click();
  await page.getByRole('button', { name: t('admin', 'action.save'), exact: true }).click();
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`${apiOrigin}/api/admin/partner/${id}`)).json())
          .contractNumber,
    )
    .toBe('moje-1');
  await other.context().close();
});

test('what is typed into a record that somebody deletes can be saved as a new one', async ({
  page,
}) => {
  const t = textsOf('cs');
  await enter(page, 'admin');
  const name = `Smazaný ${Date.now() % 100_000}`;
  const id = await createPartner(page, t, name);
  await page.goto(`/admin/partner/${id}/edit`);
  await field(page, t, 'partner', 'contractNumber').fill('nesmí zmizet');
  await call(page, 'DELETE', `/api/admin/partner/${id}`);
  await page.getByRole('button', { name: t('admin', 'action.save'), exact: true }).click();
  await expect(page.getByText(t('admin', 'conflict.gone'))).toBeVisible();
  expect(page.url()).toContain(`/admin/partner/${id}/edit`);
  await expect(field(page, t, 'partner', 'contractNumber')).toHaveValue('nesmí zmizet');
  await page.getByRole('button', { name: t('admin', 'conflict.saveAsNew') }).click();
  await page.waitForURL(
    (url) => /\/admin\/partner\/\d+$/.test(url.pathname) && !url.pathname.includes(`/${id}`),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText('nesmí zmizet')).toBeVisible();
});

test('leaving a form with unsaved changes asks first', async ({ page }) => {
  const t = textsOf('cs');
  await enter(page, 'admin');
  await page.goto('/admin/partner/5/edit');
  await field(page, t, 'partner', 'contractNumber').fill('neuloženo');
  await page
    .getByRole('link', { name: t('admin', 'offer.list') })
    .first()
    .click();
  await expect(page.getByText(t('admin', 'unsaved.title'))).toBeVisible();
  await page
    .getByRole('button', { name: t('admin', 'unsaved.stay') })
    .last()
    .click();
  await expect(field(page, t, 'partner', 'contractNumber')).toHaveValue('neuloženo');
});

test('a wrong form names its fields, focuses the first and keeps what was typed', async ({
  page,
}) => {
  const t = textsOf('cs');
  await enter(page, 'admin');
  await page.goto('/admin/partner/create');
  await field(page, t, 'partner', 'contractNumber').fill('zůstane');
  await page.getByRole('button', { name: t('admin', 'action.create') }).click();
  await expect(field(page, t, 'partner', 'name')).toBeFocused();
  await expect(page.getByText(t('common', 'validation.required')).first()).toBeVisible();
  await expect(field(page, t, 'partner', 'contractNumber')).toHaveValue('zůstane');
});

test('deleting asks once, naming the thing', async ({ page }) => {
  const t = textsOf('cs');
  await enter(page, 'admin');
  const name = `Pryč ${Date.now() % 100_000}`;
  const id = await createPartner(page, t, name);
  await page.goto(`/admin/partner/${id}`);
  await page.getByRole('button', { name: t('admin', 'action.more') }).click();
  await page.getByRole('button', { name: t('admin', 'action.delete') }).click();
  await expect(page.getByText(t('admin', 'delete.title', { name }))).toBeVisible();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: t('admin', 'action.delete') })
    .click();
  await page.waitForURL(/\/admin\/partner(\?|$)/);
  expect((await page.request.get(`${apiOrigin}/api/admin/partner/${id}`)).status()).toBe(404);
});

test('a row that somebody else has deleted says so and leaves the list', async ({ page }) => {
  const t = textsOf('cs');
  await enter(page, 'admin');
  const name = `Zmizí ${Date.now() % 100_000}`;
  const id = await createPartner(page, t, name);
  await page.goto(`/admin/partner?keyword=${encodeURIComponent(name)}`);
  const more = page.getByRole('button', { name: t('admin', 'action.moreNamed', { name }) });
  await more.click();
  await call(page, 'DELETE', `/api/admin/partner/${id}`);
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: t('admin', 'action.delete'), exact: true })
    .click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: t('admin', 'action.delete') })
    .click();
  await expect(page.getByText(t('admin', 'done.gone', { name }))).toBeVisible();
  await expect(more).toHaveCount(0);
  expect(page.url()).toContain('/admin/partner?');
});
