import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { button } from './press.ts';
import { call, enter, expect, expectNewTab, signOut, type T, test, textsOf } from './support.ts';

const t = textsOf('cs');
const notes = (page: Page, label: Parameters<T>[1] = 'partner.field.contractNumber') =>
  page.getByRole('textbox', { name: new RegExp(`^${t('admin', label)}`) }).first();
/** „Máte tu neuložené změny z 14:05“ */
const offer = (page: Page) => page.getByText(t('admin', 'draft.title', { time: '' }));

const createPartner = async (page: Page, name: string): Promise<number> => {
  await page.goto('/admin/partner/create');
  await notes(page, 'partner.field.name').fill(`${name} ${Date.now() % 100_000}`);
  await button(page, 'action.create').click();
  await page.waitForURL(/\/admin\/partner\/\d+/);
  return Number(/partner\/(\d+)/.exec(page.url())?.[1]);
};
const logIn = async (page: Page): Promise<void> => {
  await page.locator('input[name=username]').fill('admin@demo.test');
  await page.locator('input[name=password]').fill('Demo.Admin.1');
  await page.getByTestId('login-submit').click();
};

test('what was typed when the session was lost is offered after signing in again', async ({
  page,
  context,
}) => {
  await enter(page, 'admin');
  const id = await createPartner(page, 'Rozepsaný');
  await page.goto(`/admin/partner/${id}/edit`);
  await notes(page).fill('S-2026/17');
  await context.clearCookies();
  await button(page, 'action.save').click();
  await page.waitForURL(/\/login/);
  await logIn(page);
  await page.waitForURL(new RegExp(`/admin/partner/${id}/edit`));
  await expect(offer(page)).toBeVisible();
  await expect(notes(page)).toHaveValue('');
  await button(page, 'draft.restore').click();
  await expect(notes(page)).toHaveValue('S-2026/17');
  await expect(offer(page)).toBeHidden();
  await button(page, 'action.save').click();
  await expect(page.getByText(t('admin', 'form.saved'))).toBeVisible();
  await page.reload();
  await expect(notes(page)).toHaveValue('S-2026/17');
  await expect(offer(page)).toBeHidden();
});

test('a new record half written in a closed tab is offered in the next one, and can be thrown away', async ({
  page,
  context,
}) => {
  await enter(page, 'admin');
  await page.goto('/admin/company/create');
  await notes(page, 'company.field.name').fill('Pekárna U Mostu');
  await page.close();
  const next = await context.newPage();
  await next.goto('/admin/company/create');
  await expect(offer(next)).toBeVisible();
  await button(next, 'draft.discard').click();
  await next.reload();
  await expect(notes(next, 'company.field.name')).toHaveValue('');
  await expect(offer(next)).toBeHidden();
});

test('the list under a field begins and ends where its field does', async ({ page }) => {
  await enter(page, 'admin');
  await page.goto('/admin/user/create');
  const input = page.locator('main').getByRole('combobox').and(page.locator('input')).first();
  // a page that scrolls closes what is open
  await input.scrollIntoViewIfNeeded();
  const edges = (locator: Locator) =>
    locator.locator('..').evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right].map(Math.round);
    });
  const list = page.getByRole('listbox');
  await expect(async () => {
    await input.click();
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await edges(list)).toEqual(await edges(input));
});

test('a draft older than the record is put beside what somebody else has saved', async ({
  page,
  context,
  browser,
}) => {
  await enter(page, 'admin');
  const id = await createPartner(page, 'Starší koncept');
  await page.goto(`/admin/partner/${id}/edit`);
  await notes(page).fill('moje');
  await page.close();
  const next = await context.newPage();
  const other = await (await browser.newContext()).newPage();
  await enter(other, 'admin');
  await other.goto(`/admin/partner/${id}/edit`);
  await expect(offer(other)).toBeHidden();
  await notes(other).fill('cizí');
  await button(other, 'action.save').click();
  await expect(other.getByText(t('admin', 'form.saved'))).toBeVisible();
  await other.context().close();
  await next.goto(`/admin/partner/${id}/edit`);
  await button(next, 'draft.restore').click();
  await expect(next.getByRole('dialog')).toContainText('cizí');
  await expect(next.getByRole('dialog')).toContainText('moje');
  await next
    .getByRole('dialog')
    .getByRole('button', { name: t('admin', 'conflict.apply') })
    .click();
  await button(next, 'action.save').click();
  await expect
    .poll(async () => (await call(next, 'GET', `/api/admin/partner/${id}`)).contractNumber)
    .toBe('moje');
});

test('signing out with a form open asks first, and takes drafts with it', async ({ page }) => {
  await enter(page, 'admin');
  await page.goto('/admin/client/create');
  await notes(page, 'client.field.name').fill('Sklárny Nový Most');
  await signOut(page);
  await button(page, 'unsaved.stay').last().click();
  await expect(notes(page, 'client.field.name')).toHaveValue('Sklárny Nový Most');
  await signOut(page);
  await button(page, 'unsaved.signOut').click();
  await page.waitForURL(/\/login/);
  await logIn(page);
  await page.waitForURL(/\/admin\/client\/create/);
  await expect(notes(page, 'client.field.name')).toHaveValue('');
  await expect(offer(page)).toBeHidden();
});

test('signing out in another tab takes nothing from a form that is being written: it is offered again', async ({
  page,
  context,
}) => {
  await enter(page, 'admin');
  await page.goto('/admin/client/create');
  await notes(page, 'client.field.name').fill('Sklárny Starý Most');
  // what is kept after a pause is kept: the other tab takes it away
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);
  await expect.poll(kept).toBe(1);
  const other = await context.newPage();
  await other.goto('/admin');
  await signOut(other);
  await other.waitForURL(/\/login/);
  await page.waitForURL(/\/login\?redirect=\/admin\/client\/create/);
  await logIn(page);
  await page.waitForURL(/\/admin\/client\/create/);
  await button(page, 'draft.restore').click();
  await expect(notes(page, 'client.field.name')).toHaveValue('Sklárny Starý Most');
});

for (const [what, way] of [
  ['a new record', 'create'],
  ['a copy', 'copy'],
] as const)
  test(`what is typed while ${what} is being saved goes on in the form of what was saved`, async ({
    page,
  }) => {
    await enter(page, 'admin');
    const from = way === 'copy' ? await createPartner(page, 'Předloha') : 0;
    await page.goto(
      way === 'copy' ? `/admin/partner/${from}/edit?copyMode=COPY` : '/admin/partner/create',
    );
    await notes(page, 'partner.field.name').fill(`Za pochodu ${way} ${Date.now() % 100_000}`);
    const held = Promise.withResolvers<void>();
    const arrival = Promise.withResolvers<void>();
    await page.route(/\/api\/admin\/partner(\/|$)/, async (route) => {
      if (route.request().method() === 'POST') {
        arrival.resolve();
        await held.promise;
      }
      await route.continue();
    });
    await button(page, way === 'copy' ? 'action.saveAsCopy' : 'action.create').click();
    await arrival.promise;
    await notes(page).fill('S-2027/1');
    held.resolve();
    await page.waitForURL(/\/admin\/partner\/\d+\/edit$/);
    await expect(page).not.toHaveURL(`/admin/partner/${from}/edit`);
    await expect(notes(page)).toHaveValue('S-2027/1');
    await expect(offer(page)).toBeHidden();
    await button(page, 'action.save').click();
    await expect(page.getByText(t('admin', 'form.saved'))).toBeVisible();
    const id = /partner\/(\d+)/.exec(page.url())?.[1];
    expect((await call(page, 'GET', `/api/admin/partner/${id}`)).contractNumber).toBe('S-2027/1');
  });

test('saving a form without a change sends nothing, and says so', async ({ page }) => {
  await enter(page, 'admin');
  const id = await createPartner(page, 'Beze změny');
  await page.goto(`/admin/partner/${id}/edit`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await button(page, 'action.save').click();
  await expect(page.getByText(t('admin', 'form.nothingToSave'))).toBeVisible();
  expect(sent).toEqual([]);
});

test('the meta key opens a row in a new tab, like control and the middle button', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/admin/company');
  const row = page.locator('tr[data-testid^="company-"]').getByRole('link').first();
  const href = (await row.getAttribute('href')) ?? '';
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const press of [
    () => row.click({ modifiers: ['Meta'] }),
    () => row.click({ modifiers: ['Control'] }),
    () => row.click({ button: 'middle' }),
  ])
    await expectNewTab(page, href, press);
});

test('a photo over a megabyte is made smaller before it goes, and a refusal is told once', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/admin/partner/create');
  const bytes = randomBytes(1_400 * 1_000 * 3);
  const photo = await sharp(bytes, { raw: { width: 1_400, height: 1_000, channels: 3 } })
    .jpeg({ quality: 98 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(1_048_576);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({
    name: 'nesmysl.png',
    mimeType: 'image/png',
    buffer: Buffer.from('text'),
  });
  const refused = page.getByText(/Tohle není obrázek/);
  await expect(refused).toHaveCount(1);
  await input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText(/foto\.jpg: zmenšili jsme ho z.*MB.\(1.400.×.1.000\)/)).toBeVisible();
  await expect(
    page.getByText(/foto\.jpg · 1024 × 731 px|foto\.jpg · 1400 × 1000 px/),
  ).toBeVisible();
});

test('after a client is made, the ways to its first users are offered', async ({ page }) => {
  await enter(page, 'admin');
  const { id } = await call(page, 'GET', '/api/admin/company/1');
  await page.goto(`/admin/client/create?companyId=${id}`);
  await notes(page, 'client.field.name').fill(`Nový program ${Date.now() % 100_000}`);
  await button(page, 'action.create').click();
  await page.waitForURL(/\/admin\/client\/\d+$/);
  await expect(page.getByText(t('admin', 'client.noUsers'))).toBeVisible();
  await expect(
    page.getByRole('link', { name: `${t('admin', 'clientTab.users')} 0` }),
  ).toBeVisible();
  await page.getByRole('link', { name: t('admin', 'user.create') }).click();
  await expect(page).toHaveURL(/\/admin\/user\/create\?clientId=\d+/);
});

test('a deletion is taken back by one press in its notice, and the record is as it was', async ({
  page,
}) => {
  await enter(page, 'admin');
  const id = await createPartner(page, 'Omylem smazaný');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: t('admin', 'action.more'), exact: true }).click();
  await page.getByRole('button', { name: t('admin', 'action.delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('admin', 'action.delete') })
    .click();
  await page.waitForURL(/\/admin\/partner$/);
  // the page of what has just gone is not looked for
  expect(visited).toEqual(['/admin/partner']);
  await button(page, 'action.undo').click();
  await expect(page.getByText(/Omylem smazaný \d+: obnoveno\./)).toBeVisible();
  await page.goto(`/admin/partner/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Omylem smazaný');
});
