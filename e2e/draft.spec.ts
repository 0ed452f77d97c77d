/** What the schedule settled by itself is nobody's: one person takes it on, another approves it. */
import type { Browser, Page } from '@playwright/test';
import { call, countryOfProject, enter, expect, speak, test, textsOf } from './support.ts';

const languages = { Cz: 'cs', Sk: 'sk' } as const;
const openAs = async (browser: Browser, who: 'admin' | 'accountant'): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await speak(page.context(), languages[countryOfProject()]);
  await enter(page, who);
  return page;
};

test('drafts of the schedule are submitted by one person, and approved by another alone', async ({
  browser,
}) => {
  const t = textsOf(languages[countryOfProject()]);
  const [admin, accountant] = [await openAs(browser, 'admin'), await openAs(browser, 'accountant')];
  const press = (page: Page, key: string) =>
    page.getByRole('button', { name: t('admin', key), exact: true });
  const runs = await call(admin, 'GET', '/api/admin/settlement-run?pageSize=100');
  const run = runs.content.find((one: { bySchedule: boolean }) => one.bySchedule);
  const { toSubmit } = await call(admin, 'GET', `/api/admin/settlement-run/${run.id}`);

  // one by itself, from its own page: nobody approves what is nobody's
  const address = `/admin/settlement/${toSubmit[0]}`;
  for (const page of [accountant, admin]) {
    await page.goto(address);
    await expect(page.getByText(t('admin', 'settlement.submitNote'))).toBeVisible();
    await expect(press(page, 'settlement.approve')).toHaveCount(0);
  }
  await press(admin, 'settlement.submit').click();
  await expect(admin.getByText(t('admin', 'settlement.ownWork'))).toBeVisible();
  await expect(press(admin, 'settlement.submit')).toHaveCount(0);
  await expect(press(admin, 'settlement.approve')).toHaveCount(0);

  // who has seen the page since before is told that it is done
  await press(accountant, 'settlement.submit').click();
  await expect(
    accountant.getByText(t('admin', 'refusal.settlement.error.submitted')),
  ).toBeVisible();

  // the rest of its run at once
  await admin.goto(`/admin/settlement/run/${run.id}`);
  await expect(admin.getByText(t('admin', 'settlement.submitRunNote'))).toBeVisible();
  const rest = toSubmit.length - 1;
  await admin.getByRole('button', { name: new RegExp(`${rest}`) }).click();
  await expect(admin.getByText(t('admin', 'settlement.ownWork'))).toBeVisible();

  await accountant.goto(address);
  await press(accountant, 'settlement.approve').click();
  const dialog = accountant.getByRole('alertdialog').or(accountant.getByRole('dialog'));
  await press(accountant, 'settlement.approve').last().click();
  await expect(dialog).toHaveCount(0);
  await expect(accountant.getByRole('heading', { level: 1, name: /20\d\d-\d{4}/ })).toBeVisible();
  await Promise.all([admin, accountant].map((page) => page.context().close()));
});
