import { promote } from './administrators.ts';
import { violationsOf } from './axe.ts';
import { call, enter, expect, people, speak, test, textsOf } from './support.ts';

const t = textsOf('cs');

test('a view is saved and shared, opened and renamed by another administrator, removed and taken back', async ({
  page,
  browser,
}) => {
  const name = `Áčka podle názvu ${test.info().retry}`;
  const renamed = `Nejlepší ${test.info().retry}`;
  await enter(page, 'admin', '/admin/partner');
  const { username } = await promote(page, 4 + test.info().retry);
  const views = page.getByTestId('views');
  await expect(views.getByRole('link', { name: t('admin', 'view.all') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/admin/partner?grade=A&sortBy=NAME&pageNumber=1');
  await views.getByRole('button', { name: t('admin', 'view.save') }).click();
  const dialog = page.getByTestId('view-dialog');
  await dialog.getByRole('button', { name: t('admin', 'action.save') }).click();
  await expect(dialog).toContainText(t('common', 'validation.required'));
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('switch').click();
  expect(await violationsOf(page, 'cs')).toEqual([]);
  await dialog.getByRole('button', { name: t('admin', 'action.save') }).click();
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await expect(views.getByRole('link', { name })).toBeFocused();
  await expect(page).toHaveURL(/view=\d+/);

  const context = await browser.newContext();
  await speak(context, 'cs');
  const beside = await context.newPage();
  await enter(beside, { username, password: people.employee.password }, '/admin/partner');
  const theirs = beside.getByTestId('views');
  await theirs.getByRole('link', { name }).click();
  await expect(beside).toHaveURL(/grade=A/);
  await expect(beside).not.toHaveURL(/pageNumber/);
  await expect(beside.getByRole('columnheader').nth(1)).toHaveAttribute('aria-sort', 'ascending');
  await theirs.getByRole('button', { name: t('admin', 'view.actions', { name }) }).click();
  await beside.getByRole('button', { name: t('admin', 'view.rename') }).click();
  const renaming = beside.getByTestId('view-dialog');
  await expect(renaming).toContainText(t('admin', 'view.sharedByOther'));
  await renaming.getByRole('textbox').fill(renamed);
  await renaming.getByRole('button', { name: t('admin', 'action.save') }).click();
  await expect(theirs.getByRole('link', { name: renamed })).toBeVisible();

  // the author still has the old name on the screen: the first press tells of the other, the second goes over it
  await views.getByRole('button', { name: t('admin', 'view.actions', { name }) }).click();
  await page.getByRole('button', { name: t('admin', 'view.rename') }).click();
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: t('admin', 'action.save') }).click();
  await expect(dialog).toContainText(t('admin', 'view.overtaken'));
  await dialog.getByRole('button', { name: t('admin', 'action.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(views.getByRole('link', { name })).toBeVisible();

  await views.getByRole('button', { name: t('admin', 'view.actions', { name }) }).click();
  await page.getByRole('button', { name: t('admin', 'view.remove') }).click();
  await expect(views.getByRole('link', { name })).toBeHidden();
  await expect(views.getByRole('link', { name: t('admin', 'view.all') })).toBeFocused();
  await page.getByRole('button', { name: t('admin', 'action.undo') }).click();
  await expect(views.getByRole('link', { name })).toBeVisible();
  await context.close();
});

test('a view that somebody else removed leaves the list as it is shown, and is told', async ({
  page,
}) => {
  await enter(page, 'admin');
  const name = `Ztracený ${test.info().retry}`;
  const make = async (): Promise<number> => {
    const view = { list: 'partner', name, search: '?grade=A', shared: true };
    return (await call(page, 'POST', '/api/admin/saved-view', view)).id;
  };
  const notice = page.getByText(t('admin', 'done.gone', { name }));
  for (const act of ['saveChanges', 'remove'] as const) {
    const id = await make();
    await page.goto(`/admin/partner?grade=B&view=${id}`);
    const views = page.getByTestId('views');
    await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await call(page, 'DELETE', `/api/admin/saved-view/${id}`);
    if (act === 'remove')
      await views.getByRole('button', { name: t('admin', 'view.actions', { name }) }).click();
    await page.getByRole('button', { name: t('admin', `view.${act}`) }).click();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL('/admin/partner?grade=B');
    await expect(views.getByRole('link', { name })).toBeHidden();
  }
});

test('a view that says what the list does not know opens with the rest, and is saved without it', async ({
  page,
}) => {
  await enter(page, 'admin');
  const name = `Ze staré verze ${test.info().retry}`;
  const { id } = await call(page, 'POST', '/api/admin/saved-view', {
    list: 'partner',
    name,
    search: '?grade=A&region=north&sortBy=WEIGHT',
    shared: false,
  });
  await page.goto('/admin/partner');
  await page.getByTestId('views').getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/admin/partner?grade=A&view=${id}`);
  const names = `region, ${t('admin', 'list.sort')}`;
  await expect(page.getByText(t('admin', 'view.leftOut', { names }))).toBeVisible();
  await page.getByRole('button', { name: t('admin', 'view.leftOutSave') }).click();
  await expect(page.getByText(t('admin', 'view.leftOut', { names }))).toBeHidden();
  await call(page, 'DELETE', `/api/admin/saved-view/${id}`);
});

test('columns are chosen by keys, stand in the address, are remembered, and one press brings the usual back', async ({
  page,
}) => {
  await enter(page, 'admin', '/admin/partner');
  const heads = () => page.getByRole('columnheader').allInnerTexts();
  const grade = t('admin', 'partner.field.grade');
  const created = t('admin', 'column.dateCreated');
  await expect(page.locator('tbody tr[data-linked]').first()).toBeVisible();
  const usual = await heads();
  expect(usual).toContain(grade);
  await page.getByTestId('columns').focus();
  await page.keyboard.press('ArrowDown');
  const menu = page.getByRole('group', { name: t('admin', 'columns.title') });
  await menu.getByRole('checkbox', { name: grade }).focus();
  await page.keyboard.press('Space');
  await menu.getByRole('checkbox', { name: created }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/columns=name,/);
  expect(await heads()).not.toContain(grade);
  expect(await heads()).toContain(created);
  // without an address that says otherwise the device remembers
  await page.goto('/admin/partner');
  await expect(page.getByRole('columnheader', { name: created })).toBeVisible();
  await page.getByTestId('columns').click();
  expect(await violationsOf(page, 'cs')).toEqual([]);
  await page.getByRole('button', { name: t('admin', 'columns.reset') }).click();
  await expect(async () => expect(await heads()).toEqual(usual)).toPass();
  await page.reload();
  await expect(page.locator('tbody tr[data-linked]').first()).toBeVisible();
  expect(await heads()).toEqual(usual);
});
